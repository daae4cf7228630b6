import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { makeSecret, readConfiguration, readSecret } from '../configuration.ts';
import { isPostgres, openDatabase, openExisting } from '../../service/database/open.ts';
import { openSmtp } from '../../service/mail/smtp.ts';
import { createPortal, createPortalServer } from '../server.ts';
import { openSettings } from '../settings-file.ts';
import { say } from './say.ts';

/**
 * Runs the portal until a signal stops it.
 *
 * @throws {Error} when the database is missing and `--new` does not ask to make it
 */
export async function serve(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { new: { type: 'boolean', default: false } } });
  const configuration = readConfiguration(process.env);
  const { port, host, database: path, smtp: url, inbox } = configuration;
  if (url === undefined)
    throw new Error(
      'SMTP_URL is missing. Expected a mail server such as smtps://mail.example:465.',
    );
  const settings = openSettings(configuration.settings);
  const smtp = openSmtp(url, settings);
  const database = values.new ? openDatabase(path) : await openExisting(path);
  makeSecret(process.env, path);
  const portal = await createPortal({
    ...configuration,
    database,
    settings,
    secret: readSecret(process.env, path),
    sendMail: smtp.send,
    freeBytes: () => readFreeBytes(path),
  });

  const server = createPortalServer(portal);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another: PORT=4331 npm run portal`
        : error.message,
    );
    process.exit(1);
  });
  server.listen(port, host, () => {
    // The address of Postgres may contain a password.
    const location = isPostgres(path) ? 'Postgres' : path;
    say(`The portal is running at http://${host}:${port}, with its database in ${location}.`);
    say(
      inbox
        ? `The inbox is at ${inbox.address()}`
        : 'There is no inbox, as PORTAL_STAFF names nobody.',
    );
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      server.close(() => {
        // Mails being sent are finished first.
        void portal.close().then(() => {
          smtp.close();
          process.exit(0);
        });
      });
      // A half-sent request may never end. A response in progress has these seconds.
      setTimeout(() => server.closeAllConnections(), 3000);
    });
}

/** Bytes that are free on the disk of a SQLite file; another server cares for the disk of Postgres. */
function readFreeBytes(path: string): number {
  if (isPostgres(path)) return Infinity;
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize;
}
