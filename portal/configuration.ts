import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPostgres } from './database/open.ts';
import { readInboxPlace } from './inbox/configuration.ts';
import type { InboxPlace } from './inbox/place.ts';

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
  inbox: InboxPlace | undefined;
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
    inbox: readInboxPlace(env, () => `http://localhost:${port}/inbox`),
  };
}

/**
 * The secret that one-time codes follow from: that of the environment, or one that is made at the
 * first start and kept beside the database, readable for the portal only. With Postgres the
 * environment must have it, as every process needs the same.
 *
 * @throws {Error} when that of the environment is too short, or missing with Postgres
 */
export function readSecret(env: NodeJS.ProcessEnv, database: string): string {
  const given = env.PORTAL_SECRET;
  if (given !== undefined && given.length < 32)
    throw new Error('PORTAL_SECRET is too short: at least 32 characters are needed.');
  if (given !== undefined) return given;
  if (isPostgres(database))
    throw new Error('With DATABASE_URL, PORTAL_SECRET is needed, the same for every process.');
  const file = `${database}.secret`;
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
