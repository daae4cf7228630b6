import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../service/call/secrets.ts';
import type { Database, Store } from '../../service/database/schema.ts';

/** How long a session lasts, in seconds. */
export const sessionSeconds = 12 * 60 * 60;

/** When a session ends that begins now. */
const toEnd = (now: Date) => new Date(now.getTime() + sessionSeconds * 1000).toISOString();

/** A new text that nobody can guess, for a cookie. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Starts a session. Returns what the cookie holds, which is stored nowhere. */
export async function startSession(
  store: Store,
  { toId }: Secrets,
  address: string,
  now: Date,
): Promise<string> {
  await store.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  const cookie = randomToken();
  await store
    .insertInto('sessions')
    .values({ id: toId('session', cookie), address, expires_at: toEnd(now) })
    .execute();
  return cookie;
}

/** Whose session a cookie is; undefined when it has ended or never was one. */
export async function findSession(
  database: Database,
  { toId }: Secrets,
  cookie: string,
  now: Date,
): Promise<{ address: string; session: string } | undefined> {
  return (
    database
      .selectFrom('sessions')
      .select(['address', 'id as session'])
      .where('id', '=', toId('session', cookie))
      .where('expires_at', '>', now.toISOString())
      // One that lasts for longer was begun when a clock was wrong.
      .where('expires_at', '<=', toEnd(now))
      .executeTakeFirst()
  );
}

/** Ends a session, or everything that lets a person in: all sessions, and links not used yet. */
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
