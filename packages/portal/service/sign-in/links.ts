import type { ExpressionBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import { isSame, toMailbox, type Secrets } from '../call/secrets.ts';
import type { Database, Schema, Store } from '../database/schema.ts';

/** How long a link can be used, in milliseconds. */
export const linkLifetime = 15 * 60_000;

/** When a link ends that is made now. */
const toEnd = (now: Date) => new Date(now.getTime() + linkLifetime).toISOString();

interface LinkRequest {
  address: string;
  /** The browser that asked; without it the link works in any, for a link printed on the server. */
  browser: string | null;
  /** The page of the inbox that is shown afterwards. */
  page: string;
}

/** Stores that a link was asked for. Returns its id, from which only the portal can make the link. */
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
    .values({ id, address: toMailbox(address), browser, page, expires_at: toEnd(now) })
    .execute();
  return id;
}

/** The path of a link below the address of the inbox, such as `/sign-in/link/….…`. */
export function toLinkPath(id: string, { toId }: Secrets): string {
  return `/sign-in/link/${id}.${toId('sign-in', id)}`;
}

/** Who asks with a link, and when. */
interface LinkUse {
  /** The last part of the path of the link. */
  link: string;
  browser: string;
  now: Date;
}

/** Whether a link would sign in. Looking uses nothing up. */
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

/** Uses a link up. Returns who may sign in; undefined when the link is not good here and now. */
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

/** Only a link that has not ended, in the browser that asked for it. */
const isFor =
  ({ browser, now }: LinkUse) =>
  ({ and, or, eb }: ExpressionBuilder<Schema, 'sign_ins'>) =>
    and([
      eb('expires_at', '>', now.toISOString()),
      // One that lasts for longer was made when a clock was wrong.
      eb('expires_at', '<=', toEnd(now)),
      or([eb('browser', 'is', null), eb('browser', '=', browser)]),
    ]);
