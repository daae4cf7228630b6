import { toMailbox, toSecrets } from '../../service/call/secrets.ts';
import type { Database } from '../../service/database/schema.ts';
import type { InboxConfiguration } from '../../service/call/inbox-configuration.ts';
import { requestLink, toLinkPath } from '../../service/sign-in/links.ts';

/**
 * Creates a link to sign in for the terminal, in case mail does not work. It works in any browser.
 *
 * @returns the link; undefined when the address is not one of the staff
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
  if (!configuration.staff.has(toMailbox(address))) return undefined;
  const id = await requestLink(database, { address, browser: null, page: '' }, now);
  return `${configuration.address()}${toLinkPath(id, toSecrets(secret))}`;
}
