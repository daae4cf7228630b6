import { sql, type TableMetadata } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../../portal/database/migrate.ts';
import { openDatabase } from '../../../portal/database/open.ts';
import type { Database } from '../../../portal/database/schema.ts';
import { InboxBrowser, inbox } from '../inbox/inbox-browser.ts';
import { goodMessage, startPortal } from '../running-portal.ts';
import { makeDatabase } from './test-database.ts';

const names = Object.keys(migrations);

/** Brings a database to the tables of an earlier release, as that release does. */
async function migrateTo(database: Database, last: string): Promise<TableMetadata[]> {
  const known = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => name.localeCompare(last) <= 0),
  );
  const provider = { getMigrations: () => Promise.resolve(known) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) throw error;
  return database.introspection.getTables();
}

/** Writes as an earlier release does, which knows nothing of newer columns. */
const insert = (database: Database, table: string, row: object) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(database);

/** A row that has every column of a table, and no other. Rows that name each other have one id. */
const toRow = ({ columns }: TableMetadata) =>
  Object.fromEntries(
    columns.map(({ name, dataType }) => [
      name,
      /int/i.test(dataType) ? 1 : /(^|_)id$/.test(name) ? 'id' : '2026-11-20',
    ]),
  );

describe.each(names.slice(1).map((name, index) => [names[index] ?? '', name] as const))(
  'the release with the tables of %s',
  (before, next) => {
    test(`finds all its tables and columns, and no duty to fill others, after ${next} and later`, async () => {
      const database = openDatabase(await makeDatabase());
      onTestFinished(() => database.destroy());
      const tables = await migrateTo(database, before);
      await migrateTo(database, names.at(-1) ?? '');
      // What others belong to comes first.
      const sorted = tables.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
      for (const table of sorted) {
        await insert(database, table.name, toRow(table));
        const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
        const stored = await sql`select ${columns} from ${sql.table(table.name)}`.execute(database);
        expect(stored.rows, table.name).toEqual([toRow(table)]);
      }
    });
  },
);

const isFirst = ({ name }: TableMetadata) => name === 'submissions';

test('an upgrade, a step back and an upgrade keep what was stored in between, and its mails and numbers', async () => {
  const name = await makeDatabase();
  const [first = ''] = names;
  const older = openDatabase(name);
  const columns = await migrateTo(older, first);
  /** Stores a message as the release before does: the submission, its number and its mail. */
  const storeAsBefore = async (database: Database, number: number) => {
    const id = `older-${number}`;
    const reference = `IFSF-K-2026-${String(number).padStart(6, '0')}`;
    const time = '2026-11-20T08:00:00.000Z';
    const rows: Record<string, object> = {
      submissions: {
        ...{ id, kind: 'complaint', reference, state: 'new', name: `Older ${number}` },
        ...{ email: `older${number}@bank.example`, organization: '', language: 'en' },
        ...{ payload: JSON.stringify(goodMessage), notice: null },
        ...{ received_at: time, due_day: '2026-12-01' },
      },
      mails: {
        ...{ id: `mail-${number}`, submission_id: id, kind: 'received', language: 'en' },
        ...{ recipient: `older${number}@bank.example`, created_at: time, next_at: time },
        ...{ details: JSON.stringify({ kind: 'complaint', reference, due: '2026-12-01' }) },
        ...{ tries: 0, sent_at: null, error: null },
      },
    };
    for (const [table, row] of Object.entries(rows)) {
      const known = columns.find((one) => one.name === table)?.columns.map((one) => one.name);
      expect(Object.keys(row).sort()).toEqual(known?.sort());
      await insert(database, table, row);
    }
    await database
      .insertInto('counters')
      .values({ kind: 'complaint', year: 2026, last: number })
      .onConflict((conflict) => conflict.columns(['kind', 'year']).doUpdateSet({ last: number }))
      .execute();
  };
  await storeAsBefore(older, 1);
  await older.destroy();

  const newer = await startPortal({ database: openDatabase(name), inbox });
  expect(await (await newer.post('/messages', goodMessage)).json()).toMatchObject({
    reference: 'IFSF-K-2026-000002',
  });
  expect(await newer.mailsTo('older1@bank.example')).toHaveLength(1);
  await newer.stop();

  const back = openDatabase(name);
  await storeAsBefore(back, 3);
  await back.destroy();

  const again = await startPortal({ database: openDatabase(name), inbox });
  onTestFinished(() => again.stop());
  expect(await (await again.post('/messages', goodMessage)).json()).toMatchObject({
    reference: 'IFSF-K-2026-000004',
  });
  expect(await again.mailsTo('older3@bank.example')).toHaveLength(1);
  const browser = new InboxBrowser(again);
  await browser.signIn();
  const list = (await browser.load('')).text;
  for (const number of [1, 2, 3, 4]) expect(list).toContain(`IFSF-K-2026-00000${number}`);
  const found = (await browser.load('?search=Older')).text;
  for (const number of [1, 3]) expect(found).toContain(`IFSF-K-2026-00000${number}`);
  for (const number of [2, 4]) expect(found).not.toContain(`IFSF-K-2026-00000${number}`);
});

test('a mail that only a newer release can write waits for it, and others are sent', async () => {
  const portal = await startPortal();
  onTestFinished(() => portal.stop());
  await portal.post('/messages', goodMessage);
  const kinds = () => portal.database.selectFrom('mails').select(['kind', 'sent_at', 'tries']);
  await portal.mailsTried();
  const time = new Date(portal.clock.now).toISOString();
  await insert(portal.database, 'mails', {
    ...{ id: 'newer', kind: 'newsletter', recipient: goodMessage.email, language: 'en' },
    ...{ details: '{}', created_at: time, next_at: time, tries: 0 },
  });
  await portal.mailsTried();
  expect(await kinds().orderBy('kind').execute()).toEqual([
    { kind: 'newsletter', sent_at: null, tries: 0 },
    { kind: 'received', sent_at: time, tries: 1 },
  ]);
});
