import type { ExpressionBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import { isSame, toMailbox, type Secrets } from '../call/secrets.ts';
import type { Database, Schema, Store } from '../database/schema.ts';

/** Milliseconds. */
export const linkLifetime = 15 * 60_000;

/** The expiry of a link made now. */
const toExpiry = (now: Date) => new Date(now.getTime() + linkLifetime).toISOString();

interface LinkRequest {
  address: string;
  /** The browser that requested it. Null for a link printed on the server, which works in any. */
  browser: string | null;
  /** The path in the inbox to open after signing in. */
  page: string;
}

/** Stores a request. Returns its id, from which only the portal can derive the link. */
export async function requestLink(
  store: Database | Store,
  { address, browser, page }: LinkRequest,
  now: Date,
): Promise<string> {
  const time = now.toISOString();
  await store.deleteFrom('sign_ins').where('expires_at', '<=', time).execute();
  const id = randomUUID();
  await store
    .insertInto('sign_ins')
    .values({ id, address: toMailbox(address), browser, page, expires_at: toExpiry(now) })
    .execute();
  return id;
}

/** The path below the address of the inbox, such as `/sign-in/link/….…`. */
export function toLinkPath(id: string, { toId }: Secrets): string {
  return `/sign-in/link/${id}.${toId('sign-in', id)}`;
}

interface LinkUse {
  /** The last part of the path of the link. */
  link: string;
  browser: string;
  now: Date;
}

/** Checks a link without using it up. */
export async function isRedeemable(
  database: Database,
  secrets: Secrets,
  opened: LinkUse,
): Promise<boolean> {
  const id = toLinkId(opened.link, secrets);
  if (id === undefined) return false;
  const query = database.selectFrom('sign_ins').select('id').where('id', '=', id);
  return (await query.where(isFor(opened)).executeTakeFirst()) !== undefined;
}

/** Uses a link up. Returns the person to sign in; undefined when the link is invalid. */
export async function redeemLink(
  store: Store,
  secrets: Secrets,
  opened: LinkUse,
): Promise<{ address: string; page: string } | undefined> {
  const id = toLinkId(opened.link, secrets);
  if (id === undefined) return undefined;
  return store
    .deleteFrom('sign_ins')
    .where('id', '=', id)
    .where(isFor(opened))
    .returning(['address', 'page'])
    .executeTakeFirst();
}

function toLinkId(link: string, { toId }: Secrets): string | undefined {
  const [id = '', proof = ''] = link.split('.');
  return isSame(proof, toId('sign-in', id)) ? id : undefined;
}

/** Selects a link that has not expired, in the browser that requested it. */
const isFor =
  ({ browser, now }: LinkUse) =>
  ({ and, or, eb }: ExpressionBuilder<Schema, 'sign_ins'>) =>
    and([
      eb('expires_at', '>', now.toISOString()),
      // A later expiry comes from a wrong clock.
      eb('expires_at', '<=', toExpiry(now)),
      or([eb('browser', 'is', null), eb('browser', '=', browser)]),
    ]);
