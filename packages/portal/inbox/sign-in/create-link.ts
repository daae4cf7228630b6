import { toMailbox, toSecrets } from '../../service/call/secrets.ts';
import type { Database } from '../../service/database/schema.ts';
import type { InboxConfiguration } from '../../service/call/inbox-configuration.ts';
import { requestLink, toLinkPath } from '../../service/sign-in/links.ts';

/**
 * Makes a link to sign in for a terminal, for when no mail can be sent. It works in any browser.
 *
 * @param secret that of the portal
 * @returns the whole link; undefined when the address does not belong to the staff
 */
export async function createLink(
  {
    database,
    secret,
    configuration,
  }: { database: Database; secret: string; configuration: InboxConfiguration },
  address: string,
  now: Date,
): Promise<string | undefined> {
  if (!configuration.staff.includes(toMailbox(address))) return undefined;
  const id = await requestLink(database, { address, browser: null, page: '' }, now);
  return `${configuration.address()}${toLinkPath(id, toSecrets(secret))}`;
}
