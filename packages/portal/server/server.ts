import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { PortalSettings } from '../contract/settings.ts';
import { BackgroundWork } from '../service/call/background-work.ts';
import type { PortalCore } from '../service/call/core.ts';
import type { InboxConfiguration } from '../service/call/inbox-configuration.ts';
import { toSecrets } from '../service/call/secrets.ts';
import { migrate } from '../service/database/migrate.ts';
import type { Database } from '../service/database/schema.ts';
import { MailPreview } from '../service/mail/preview.ts';
import { MailWorker, type SendMail } from '../service/mail/worker.ts';
import type { PortalEnv } from '../service/routes/context.ts';
import { addHealth, type HealthOptions } from '../service/routes/health.ts';
import { addOutbox } from '../service/routes/outbox.ts';
import { deleteDue } from '../service/submissions/delete-due.ts';
import { remindOfComplaints } from '../service/submissions/remind.ts';
import { addRoutes, type RouteOptions } from './routes.ts';

export interface PortalOptions extends RouteOptions, HealthOptions {
  database: Database;
  /** Returns the current settings of the site. */
  settings: () => PortalSettings;
  /** Codes and links are derived from it. */
  secret: string;
  /** Without it there is no inbox. */
  inbox?: InboxConfiguration | undefined;
  /** Without it, `/outbox` shows the mails. */
  sendMail?: SendMail;
  /** The ceiling of mails in an hour. */
  mailsPerHour?: number;
  now?: () => Date;
  log?: (line: string) => void;
}

/** A running portal. */
export interface Portal {
  listener: RequestListener;
  /** Resolves when every due mail has been tried. */
  mailsTried: () => Promise<void>;
  /** Finishes the work in progress and closes the database. */
  close: () => Promise<void>;
}

/**
 * Starts a portal on a database, which it migrates first.
 *
 * @throws when the database can’t be used
 */
export async function createPortal({
  database,
  settings,
  secret,
  inbox,
  sendMail,
  mailsPerHour = 1000,
  now = () => new Date(),
  log = (line) => void process.stdout.write(`[portal] ${line}\n`),
  ...options
}: PortalOptions): Promise<Portal> {
  await migrate(database);
  const backgroundWork = new BackgroundWork();
  const core: PortalCore = {
    database,
    secrets: toSecrets(secret),
    settings,
    now,
    log,
    backgroundWork,
    inbox,
    onStored: () => void worker.wake(),
  };
  const preview = new MailPreview(now);
  const worker = new MailWorker({ ...core, send: sendMail ?? preview.send, mailsPerHour });
  const app = new Hono<PortalEnv>();
  addRoutes(app, core, options);
  addHealth(app, core, options);
  if (!sendMail) addOutbox(app, preview, () => worker.wake());
  void worker.wake();
  const stopHourlyWork = workHourly(core, async () => {
    if (!inbox) return;
    await remindOfComplaints(core, inbox);
    await worker.wake();
  });
  const respond = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return {
    listener: (request, response) => void respond(request, response),
    mailsTried: async () => {
      await backgroundWork.finished();
      await worker.wake();
    },
    close: async () => {
      await backgroundWork.finished();
      await worker.stop();
      await stopHourlyWork();
      await database.destroy();
    },
  };
}

/**
 * Deletes due submissions every hour, and reminds of complaints. Returns how to stop, after the batch
 * in progress.
 */
function workHourly(
  { database, settings, now, log }: PortalCore,
  remind: () => Promise<void>,
): () => Promise<void> {
  const ended = new AbortController();
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() =>
        deleteDue(database, settings().retention, { now: now(), log, signal: ended.signal }),
      )
      .catch(({ message }: Error) =>
        log(`the deletion failed, and starts again in an hour: ${message}`),
      )
      .then(() => (ended.signal.aborted ? undefined : remind()))
      .catch(({ message }: Error) =>
        log(`the reminders failed, and start again in an hour: ${message}`),
      );
  };
  run();
  const timer = setInterval(run, 60 * 60_000).unref();
  return async () => {
    clearInterval(timer);
    ended.abort();
    await running;
  };
}

/** The time for a request to arrive, in milliseconds. Sending a form takes less. */
const timeouts: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5000,
};

/** Creates the server of a portal. It closes slow requests, which would use up its connections. */
export function createPortalServer({ listener }: Portal, options = timeouts): Server {
  return createServer(options, listener);
}
