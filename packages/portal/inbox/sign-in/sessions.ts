import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../service/call/secrets.ts';
import type { Database, Store } from '../../service/database/schema.ts';
import { isUnexpired, toTime } from '../../service/database/time.ts';

/** A session ends after twelve hours without use. */
export const sessionSeconds = 12 * 60 * 60;

/** A session ends after a week, in milliseconds, so that nobody uses a stolen cookie for ever. */
const longestSession = 7 * 24 * 60 * 60_000;

/** Milliseconds between the times that prolong a session, because each waits for the disk. */
const prolongedEvery = 60 * 60_000;

const sessionLifetime = sessionSeconds * 1000;

/** An unguessable value for a cookie. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Starts a session. Returns the value of the cookie, which is not stored. */
export async function startSession(
  store: Store,
  { toId }: Secrets,
  address: string,
  now: Date,
): Promise<string> {
  await store.deleteFrom('sessions').where('expires_at', '<=', toTime(now)).execute();
  const cookie = randomToken();
  const id = toId('session', cookie);
  await store
    .insertInto('sessions')
    .values({ id, address, started_at: toTime(now), expires_at: toTime(now, sessionLifetime) })
    .execute();
  return cookie;
}

/** Finds and prolongs the session of a cookie; undefined when it has ended or is unknown. */
export async function findSession(
  database: Database,
  { toId }: Secrets,
  cookie: string,
  now: Date,
): Promise<{ address: string; session: string } | undefined> {
  const id = toId('session', cookie);
  const found = await database
    .selectFrom('sessions')
    .select(['address', 'expires_at'])
    .where('id', '=', id)
    .where('started_at', '>', toTime(now, -longestSession))
    .where(isUnexpired(now, sessionLifetime))
    .executeTakeFirst();
  if (!found) return undefined;
  const { address } = found;
  const expires_at = toTime(now, sessionLifetime);
  if (Date.parse(expires_at) - Date.parse(found.expires_at) >= prolongedEvery)
    await database.updateTable('sessions').set({ expires_at }).where('id', '=', id).execute();
  return { address, session: id };
}

/** Ends a session, or with `everywhere` all sessions and unused links of the person. */
export async function endSessions(
  database: Database,
  { address, session }: { address: string; session: string },
  everywhere: boolean,
): Promise<void> {
  if (!everywhere)
    return void (await database.deleteFrom('sessions').where('id', '=', session).execute());
  for (const table of ['sign_ins', 'sessions'] as const)
    await database.deleteFrom(table).where('address', '=', address).execute();
}
