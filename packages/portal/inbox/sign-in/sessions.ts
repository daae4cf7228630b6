import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../service/call/secrets.ts';
import type { Database, Store } from '../../service/database/schema.ts';

/** Twelve hours. */
export const sessionSeconds = 12 * 60 * 60;

/** The expiry of a session started now. */
const toExpiry = (now: Date) => new Date(now.getTime() + sessionSeconds * 1000).toISOString();

/** An unguessable value for a cookie. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Starts a session. Returns the value of the cookie, which is not stored. */
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
    .values({ id: toId('session', cookie), address, expires_at: toExpiry(now) })
    .execute();
  return cookie;
}

/** Finds the session of a cookie; undefined when it has expired or is unknown. */
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
      // A later expiry comes from a wrong clock.
      .where('expires_at', '<=', toExpiry(now))
      .executeTakeFirst()
  );
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
