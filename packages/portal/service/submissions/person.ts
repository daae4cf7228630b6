import { toMailbox } from '../call/secrets.ts';
import type { Database, Store } from '../database/schema.ts';
import { wipe } from '../database/wipe.ts';

export type PersonalData = Awaited<ReturnType<typeof findPerson>>;

/** Finds all data of the person with an address, in any spelling. */
export async function findPerson(database: Database | Store, address: string) {
  const mailbox = toMailbox(address);
  // Compared here because databases do not know lower case and spaces of every script.
  const senders = await database.selectFrom('submissions').select(['id', 'email']).execute();
  const isTheirs = ({ email }: { email: string }) => toMailbox(email) === mailbox;
  // Postgres does not accept an empty list.
  const ids = ['', ...senders.filter(isTheirs).map(({ id }) => id)];
  const submissions = await database
    .selectFrom('submissions')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('received_at')
    .execute();
  const recipients = await database.selectFrom('mails').select('recipient').distinct().execute();
  const theirs = recipients.filter(({ recipient }) => isTheirs({ email: recipient }));
  const addresses = ['', ...theirs.map(({ recipient }) => recipient)];
  const mails = await database
    .selectFrom('mails')
    .selectAll()
    .where(({ eb, or }) => or([eb('recipient', 'in', addresses), eb('submission_id', 'in', ids)]))
    .orderBy('created_at')
    .execute();
  const codes = database.selectFrom('codes').selectAll().where('submission_id', 'in', ids);
  const changes = database.selectFrom('changes').selectAll().where('submission_id', 'in', ids);
  const names = [mailbox, ...submissions.flatMap(({ reference }) => reference ?? [])];
  const mentions = (text: string) =>
    names.some((name) => text.toLowerCase().includes(name.toLowerCase()));
  const answers = await database.selectFrom('answers').selectAll().execute();
  const others = await database
    .selectFrom('submissions')
    .select(['id', 'reference', 'payload'])
    .where(({ eb, fn }) => eb(fn('lower', ['payload']), 'like', `%${mailbox}%`))
    .execute();
  return {
    address: mailbox,
    submissions,
    mails,
    codes: await codes.execute(),
    changes: await changes.execute(),
    answers: answers.filter(({ answer }) => mentions(answer)),
    /** References of others’ submissions that mention the address. */
    mentionedIn: others
      .filter(({ id, payload }) => !ids.includes(id) && mentions(payload))
      .map(({ id, reference }) => reference ?? id),
  };
}

/** Deletes all data of a person, also from the files of the database. Returns the deleted data. */
export async function deletePerson(database: Database, address: string): Promise<PersonalData> {
  const deleted = await database.transaction().execute(async (store) => {
    const found = await findPerson(store, address);
    for (const table of ['mails', 'answers', 'submissions'] as const)
      for (const { id } of found[table])
        await store.deleteFrom(table).where('id', '=', id).execute();
    return found;
  });
  await wipe(database);
  return deleted;
}
