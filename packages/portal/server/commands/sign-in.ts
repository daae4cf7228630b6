import { toMailbox, toSecrets } from '../../service/call/secrets.ts';
import { withDatabase } from '../../service/database/open.ts';
import { requestLink, toLinkPath } from '../../service/sign-in/links.ts';
import { readConfiguration, readSecret } from '../configuration.ts';
import { say } from './say.ts';

/**
 * Prints a link to sign in, in case mail does not work. It works in any browser. People with access to
 * the server can read the database anyway.
 *
 * @throws {Error} when the address is not one of the staff, or the database or secret is missing
 */
export async function signIn([address = '']: string[]): Promise<void> {
  const { database: file, inbox } = readConfiguration(process.env);
  await withDatabase(file, async (database) => {
    const secrets = toSecrets(readSecret(process.env, file));
    if (!inbox?.staff.has(toMailbox(address)))
      throw new Error(
        `PORTAL_STAFF does not name “${address}”. Add the address, then run the command again.`,
      );
    const id = await requestLink(database, { address, browser: null, page: '' }, new Date());
    const link = `${inbox.address()}${toLinkPath(id, secrets)}`;
    say(`${link}\nIt works once and for 15 minutes.`);
  });
}
