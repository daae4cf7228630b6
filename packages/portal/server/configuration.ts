import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFileAtomic } from '@federation/base/file-cache';
import { isPostgres } from '../service/database/open.ts';
import { readInboxConfiguration } from './inbox-configuration.ts';

/** Characters. */
const minSecret = 32;

/**
 * Reads the configuration of a portal on a server from the environment. Only the mail server has no
 * default; commands other than `serve` need none.
 *
 * @throws {Error} when a value is invalid
 */
export function readConfiguration(env: NodeJS.ProcessEnv) {
  const port = Number(env.PORT ?? 4330);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is ${env.PORT}. Expected a number such as 4330.`);
  const mailsPerHour = Number(env.PORTAL_MAILS_PER_HOUR ?? 1000);
  if (!Number.isInteger(mailsPerHour) || mailsPerHour < 1)
    throw new Error(
      `PORTAL_MAILS_PER_HOUR is ${env.PORTAL_MAILS_PER_HOUR}. Expected a number such as 1000.`,
    );
  const smtp = env.SMTP_URL || undefined;
  if (smtp !== undefined && !/^smtps?:\/\/./.test(smtp))
    throw new Error('SMTP_URL must begin with smtp:// or smtps://.');
  const healthToken = env.PORTAL_HEALTH_TOKEN || undefined;
  if (healthToken !== undefined && healthToken.length < minSecret)
    throw new Error(
      `PORTAL_HEALTH_TOKEN has fewer than ${minSecret} characters. Make one: openssl rand -hex 32`,
    );
  const url = env.DATABASE_URL || undefined;
  if (url !== undefined && !isPostgres(url))
    throw new Error('DATABASE_URL must begin with postgres://. PORTAL_DATABASE names a file.');
  const database = url ?? env.PORTAL_DATABASE ?? 'portal.sqlite';
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    /** The address of Postgres, or a SQLite file; the secret is in a file beside it. */
    database,
    settings: env.PORTAL_SETTINGS ?? 'dist-portal/portal-settings.json',
    /** The folder of the backups. */
    backups: env.PORTAL_BACKUPS ?? join(url ? '' : dirname(database), 'portal-backups'),
    smtp,
    /** The ceiling of mails in an hour. */
    mailsPerHour,
    /** Shows the details of `/health`. */
    healthToken,
    proxies: (env.PORTAL_PROXIES ?? '').split(/[\s,]+/).filter(Boolean),
    /** Missing without staff. */
    inbox: readInboxConfiguration(env, () => `http://localhost:${port}/inbox`),
  };
}

/**
 * Reads the secret that codes and links are derived from, from the environment or the file beside
 * the database.
 *
 * @throws {Error} when it is missing or too short
 */
export function readSecret(env: NodeJS.ProcessEnv, database: string): string {
  const given = env.PORTAL_SECRET;
  if (given === undefined && isPostgres(database))
    throw new Error(
      'PORTAL_SECRET is missing. With DATABASE_URL, set the same secret for every process.',
    );
  const secret = given ?? readSecretFile(database);
  if (secret.length >= minSecret) return secret;
  const location = given === undefined ? toSecretFile(database) : 'PORTAL_SECRET';
  throw new Error(`${location} has no secret of at least ${minSecret} characters.`);
}

/**
 * Creates the secret at the first start, beside the database and readable only for the portal,
 * unless the environment has one. Replaces a secret that a full disk has cut short, because codes and
 * links could be guessed from it.
 */
export function makeSecret(env: NodeJS.ProcessEnv, database: string): void {
  if (env.PORTAL_SECRET !== undefined || isPostgres(database)) return;
  if (readSecretFile(database).length >= minSecret) return;
  writeFileAtomic(toSecretFile(database), randomBytes(32).toString('hex'), 0o600);
}

const toSecretFile = (database: string) => `${database}.secret`;

function readSecretFile(database: string): string {
  const file = toSecretFile(database);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
