import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPostgres } from '../service/database/open.ts';
import { readInboxConfiguration } from './inbox-configuration.ts';
import type { InboxConfiguration } from '../service/call/inbox-configuration.ts';

/** How a portal runs that runs alone. Everything has a default but the mail server. */
export interface Configuration {
  port: number;
  host: string;
  /** The address of Postgres, or a file of SQLite with the secret beside it. */
  database: string;
  settings: string;
  /** The folder of the backups. */
  backups: string;
  /** The mail server; without one, mails are shown at `/outbox`. */
  smtp: string | undefined;
  proxies: string[];
  /** Where the inbox is, and for whom; missing when nobody is named. */
  inbox: InboxConfiguration | undefined;
}

/**
 * Reads the configuration from the environment.
 *
 * @throws {Error} when a value is not one
 */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const port = Number(env.PORT ?? 4330);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is ${env.PORT}. Expected a number such as 4330.`);
  const smtp = env.SMTP_URL || undefined;
  if (smtp !== undefined && !/^smtps?:\/\/./.test(smtp))
    throw new Error('SMTP_URL must begin with smtp:// or smtps://.');
  const url = env.DATABASE_URL || undefined;
  if (url !== undefined && !isPostgres(url))
    throw new Error('DATABASE_URL must begin with postgres://. PORTAL_DATABASE names a file.');
  const database = url ?? env.PORTAL_DATABASE ?? 'portal.sqlite';
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    database,
    settings: env.PORTAL_SETTINGS ?? 'dist-portal/portal-settings.json',
    backups: env.PORTAL_BACKUPS ?? join(url ? '' : dirname(database), 'portal-backups'),
    smtp,
    proxies: (env.PORTAL_PROXIES ?? '').split(/[\s,]+/).filter(Boolean),
    inbox: readInboxConfiguration(env, () => `http://localhost:${port}/inbox`),
  };
}

/** The shortest secret, in characters. */
const minSecret = 32;

/**
 * The secret that one-time codes follow from: that of the environment, or the one beside the
 * database.
 *
 * @throws {Error} when there is none, or it is too short
 */
export function readSecret(env: NodeJS.ProcessEnv, database: string): string {
  const given = env.PORTAL_SECRET;
  if (given === undefined && isPostgres(database))
    throw new Error('With DATABASE_URL, PORTAL_SECRET is needed, the same for every process.');
  const secret = given ?? readSecretFile(database);
  if (secret.length >= minSecret) return secret;
  const location = given === undefined ? toSecretFile(database) : 'PORTAL_SECRET';
  throw new Error(`${location} has no secret of at least ${minSecret} characters.`);
}

/**
 * Makes the secret of a portal at its first start, beside its database and readable for the portal
 * only, unless the environment has one. One that was cut off, as by a full disk, is made anew:
 * codes and links could be guessed from it.
 */
export function makeSecret(env: NodeJS.ProcessEnv, database: string): void {
  if (env.PORTAL_SECRET !== undefined || isPostgres(database)) return;
  if (readSecretFile(database).length >= minSecret) return;
  const file = toSecretFile(database);
  writeFileSync(`${file}.new`, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

const toSecretFile = (database: string) => `${database}.secret`;

function readSecretFile(database: string): string {
  const file = toSecretFile(database);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
