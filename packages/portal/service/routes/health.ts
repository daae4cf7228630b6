import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalHealth } from '../../contract/health.ts';
import type { PortalCore } from '../call/core.ts';
import { isSame } from '../call/secrets.ts';
import type { Database } from '../database/schema.ts';
import { toTime } from '../database/time.ts';
import type { PortalApp } from './context.ts';
import { reservedBytes } from './guards.ts';

export interface HealthOptions {
  /** The folder of the backups. */
  backups?: string | undefined;
  /** Shows the details; without it nobody sees them. */
  healthToken?: string | undefined;
  /** The bytes that are free on the disk of the database. */
  freeBytes?: () => number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Adds `/health`, for monitoring: `ok` or `not ok`, and details for those who have the token. */
export function addHealth(
  app: PortalApp,
  { database, now, log }: Pick<PortalCore, 'database' | 'now' | 'log'>,
  { backups, healthToken, freeBytes = () => Infinity }: HealthOptions,
): void {
  let written = -Infinity;
  app.get('/health', async (context) => {
    context.header('Cache-Control', 'no-store');
    const time = now();
    const bytes = freeBytes();
    try {
      if (Math.abs(time.getTime() - written) >= minute) {
        await writeRow(database, time);
        written = time.getTime();
      }
      const asked = context.req.header('authorization') ?? '';
      if (healthToken === undefined || !isSame(asked, `Bearer ${healthToken}`))
        return bytes < reservedBytes ? context.text('not ok', 503) : context.text('ok');
      const health: PortalHealth = {
        database: 'ok',
        ...(await readMails(database, time)),
        ...(await readTasks(database, time)),
        lastBackup: backups === undefined ? null : readBackupAge(backups, time),
        freeBytes: Number.isFinite(bytes) ? bytes : null,
      };
      return context.json(health);
    } catch (error) {
      log(`GET /health failed: ${(error as Error).message}`);
      return context.text('not ok', 503);
    }
  });
}

/** Writes as a form does: a full disk can still be read. */
async function writeRow(database: Database, now: Date): Promise<void> {
  const ran_at = now.toISOString();
  await database
    .insertInto('tasks')
    .values({ id: 'write', ran_at, trusted_until: '', retention: '{}', stopped: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ran_at }))
    .execute();
}

const toAge = (time: string, now: Date) =>
  Math.max(0, Math.round((now.getTime() - Date.parse(time)) / 1000));

async function readMails(database: Database, now: Date) {
  const { oldest } = await database
    .selectFrom('mails')
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .where('next_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const since = (days: number) => toTime(now, -days * day);
  // A mail is given up after three days at the latest.
  const failed = await database
    .selectFrom('mails')
    .select(['error', 'created_at'])
    .where('error', 'not in', ['', 'bounced'])
    .where('next_at', 'is', null)
    .where('created_at', '>=', since(4))
    .execute();
  const expired = failed.filter(({ error }) => error === 'expired');
  return {
    oldestUnsentMail: oldest ? toAge(oldest, now) : null,
    mailsGivenUp: failed.length - expired.length,
    codesExpired: expired.filter(({ created_at }) => created_at >= since(1)).length,
  };
}

async function readTasks(database: Database, now: Date) {
  const tasks = await database.selectFrom('tasks').selectAll().execute();
  const last = tasks.find(({ id }) => id === 'deletion');
  return {
    lastDeletion: last ? toAge(last.ran_at, now) : null,
    stopped: tasks.filter(({ stopped }) => stopped).map(({ id }) => id),
  };
}

/** Any finished file counts, because Postgres is backed up by its own tools. */
function readBackupAge(folder: string, now: Date): number | null {
  const times = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.endsWith('.new'))
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return times.length > 0 ? Math.round((now.getTime() - Math.max(...times)) / 1000) : null;
}
