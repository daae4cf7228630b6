import { readConfiguration, readSecret } from '../configuration.ts';
import { withDatabase } from '../../service/database/open.ts';
import { createLink } from '../../inbox/sign-in/create-link.ts';
import { say } from './say.ts';

/**
 * Prints a link to sign in, in case mail does not work. People with access to the server can read the
 * database anyway.
 *
 * @throws {Error} when the address is not one of the staff, or the database or secret is missing
 */
export async function signIn([address = '']: string[]): Promise<void> {
  const { database: file, inbox } = readConfiguration(process.env);
  const link = await withDatabase(file, async (database) => {
    const secret = readSecret(process.env, file);
    return inbox && createLink({ database, secret, configuration: inbox }, address, new Date());
  });
  if (!link)
    throw new Error(
      `PORTAL_STAFF does not name “${address}”. Add the address, then run the command again.`,
    );
  say(`${link}\nIt works once and for 15 minutes.`);
}
