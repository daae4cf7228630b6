import { randomUUID } from 'node:crypto';
import { isSame, toMailbox, type Secrets } from '../call/secrets.ts';
import type { Database, Schema, Store } from '../database/schema.ts';
import { isUnexpired, toTime } from '../database/time.ts';

/** Milliseconds. */
export const linkLifetime = 15 * 60_000;

/** Stores a request. Returns its id, from which only the portal can derive the link. */
export async function requestLink(
  store: Database | Store,
  { address, browser, page }: Pick<Schema['sign_ins'], 'address' | 'browser' | 'page'>,
  now: Date,
): Promise<string> {
  await store.deleteFrom('sign_ins').where('expires_at', '<=', toTime(now)).execute();
  const id = randomUUID();
  await store
    .insertInto('sign_ins')
    .values({
      id,
      address: toMailbox(address),
      browser,
      page,
      expires_at: toTime(now, linkLifetime),
    })
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

/** The code of a request, which does in the browser that requested it what the link does. */
const toLinkCode = (id: string, { toCode }: Secrets) => toCode(id, 8);

/**
 * Checks a link without using it up: `here` in the browser that requested it, the code to type
 * there in any other; undefined when the link is invalid.
 */
export async function readLink(
  database: Database,
  secrets: Secrets,
  { link, browser, now }: LinkUse,
): Promise<'here' | { code: string } | undefined> {
  const id = toLinkId(link, secrets);
  if (id === undefined) return undefined;
  const query = database.selectFrom('sign_ins').select('browser').where('id', '=', id);
  const found = await query.where(isUnexpired(now, linkLifetime)).executeTakeFirst();
  if (!found) return undefined;
  return [null, browser].includes(found.browser) ? 'here' : { code: toLinkCode(id, secrets) };
}

/** Uses a link up by its code, in the browser that requested it. */
export async function redeemCode(
  store: Store,
  secrets: Secrets,
  { code, browser, now }: Omit<LinkUse, 'link'> & { code: string },
) {
  const query = store.selectFrom('sign_ins').select('id').where('browser', '=', browser);
  const asked = await query.where(isUnexpired(now, linkLifetime)).execute();
  const right = asked.find(({ id }) => isSame(code, toLinkCode(id, secrets)));
  return right && takeRequest(store, right.id, { browser, now });
}

/** Uses a link up. Returns the person to sign in, and the page; undefined when the link is invalid. */
export async function redeemLink(store: Store, secrets: Secrets, opened: LinkUse) {
  const id = toLinkId(opened.link, secrets);
  return id === undefined ? undefined : takeRequest(store, id, opened);
}

/** Deletes a request, so that it signs in once. */
function takeRequest(store: Store, id: string, { browser, now }: Omit<LinkUse, 'link'>) {
  return store
    .deleteFrom('sign_ins')
    .where('id', '=', id)
    .where(isUnexpired(now, linkLifetime))
    .where(({ or, eb }) => or([eb('browser', 'is', null), eb('browser', '=', browser)]))
    .returning(['address', 'page'])
    .executeTakeFirst();
}

function toLinkId(link: string, { toId }: Secrets): string | undefined {
  const [id = '', proof = ''] = link.split('.');
  return isSame(proof, toId('sign-in', id)) ? id : undefined;
}
