import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfiguration } from '../configuration.ts';
import { withDatabase } from '../../service/database/open.ts';
import { openSettings } from '../settings-file.ts';
import { deletePerson, findPerson, type PersonalData } from '../../service/submissions/person.ts';
import { say } from './say.ts';

/**
 * Prints all data of the person with an address as JSON, or deletes it after a confirmation.
 *
 * @throws {Error} without an address
 */
export async function person(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { delete: { type: 'boolean', default: false } },
  });
  const [address] = positionals;
  if (!address?.includes('@'))
    throw new Error('Name an address: npm run portal -- person asha@bank.example');
  const { database: file, settings } = readConfiguration(process.env);
  await withDatabase(file, async (database) => {
    const found = await findPerson(database, address);
    if (!values.delete) return say(JSON.stringify(found, null, 2));
    say(toSummary(found, openSettings(settings)().retention.backups));
    if (!(await isConfirmed(found.address))) return say('Nothing was deleted.');
    const { submissions, mails } = await deletePerson(database, address);
    say(
      `Deleted: ${submissions.length} submissions and ${mails.length} mails, with their codes and answers.`,
    );
  });
}

/** Lists the data to delete, and what to consider first. */
function toSummary({ submissions, mentionedIn }: PersonalData, backupDays: number): string {
  const lines = submissions.map(
    ({ reference, id, kind, received_at }) =>
      `  ${reference ?? id}  ${kind}  ${received_at.slice(0, 10)}`,
  );
  return [
    `These submissions will be deleted, with their mails and codes:`,
    ...(lines.length > 0 ? lines : ['  no submission']),
    ...mentionedIn.map((reference) => `The address is also written in ${reference}. Look at it.`),
    'Ask whether rule 8(3) of the Digital Personal Data Protection Rules, 2025 lets it go: from May 2027 it asks to keep personal data for a year (docs/decisions/0087-how-long.md).',
    `Backups have it for ${backupDays} days more at most. Delete what is in the mailbox and in files of the office, too.`,
  ].join('\n');
}

async function isConfirmed(address: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`Type ${address} to delete it: `);
  terminal.close();
  return typed.trim().toLowerCase() === address;
}
