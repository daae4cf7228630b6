import { toMailbox, toSecrets } from '../../service/call/secrets.ts';
import type { Database } from '../../service/database/schema.ts';
import type { InboxPlace } from '../../service/call/inbox-place.ts';
import { askForLink, toLinkPath } from '../../service/sign-in/links.ts';

/**
 * Makes a link to sign in for a terminal, for when no mail can be sent. It works in any browser.
 *
 * @param secret that of the portal
 * @returns the whole link; undefined when the address does not belong to the staff
 */
export async function createLink(
  { database, secret, place }: { database: Database; secret: string; place: InboxPlace },
  address: string,
  now: Date,
): Promise<string | undefined> {
  if (!place.staff.includes(toMailbox(address))) return undefined;
  const id = await askForLink(database, { address, browser: null, page: '' }, now);
  return `${place.address()}${toLinkPath(id, toSecrets(secret))}`;
}
