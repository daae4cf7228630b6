import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { copyFirst } from '../../../portal/database/copy-first.ts';
import { migrate } from '../../../portal/database/migrate.ts';
import { openDatabase } from '../../../portal/database/open.ts';
import { openSqlite } from '../../../portal/database/open-sqlite.ts';
import { goodMessage, startPortal } from '../running-portal.ts';
import { makeDatabase } from './test-database.ts';

function toFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'portal.sqlite');
}

test('what was stored is there after a start, and numbers go on', async () => {
  const name = await makeDatabase();
  for (const reference of ['IFSF-K-2026-000001', 'IFSF-K-2026-000002']) {
    const portal = await startPortal({ database: openDatabase(name) });
    const answer = await portal.post('/messages', goodMessage);
    expect(await answer.json()).toMatchObject({ reference });
    await portal.stop();
  }
});

test('mails that were not sent before the end are sent after the next start', async () => {
  const name = await makeDatabase();
  const down = await startPortal({
    database: openDatabase(name),
    sendMail: () => Promise.reject(new Error('no mail server')),
  });
  await down.post('/messages', goodMessage);
  await down.stop();
  const portal = await startPortal({ database: openDatabase(name) });
  portal.clock.now += 60_000;
  expect(await portal.mailsTo(goodMessage.email)).toHaveLength(1);
  await portal.stop();
});

test('a database that a newer release has changed is accepted, so that going back is possible', async () => {
  const database = openDatabase(await makeDatabase());
  await migrate(database);
  await database
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values({ name: '9999-newer', timestamp: '2027-01-01' })
    .execute();
  const portal = await startPortal({ database });
  expect((await portal.post('/messages', goodMessage)).status).toBe(201);
  await portal.stop();
});

test('a database whose tables will change is copied first, one that is new or up to date is not', async () => {
  const file = toFile();
  const now = new Date('2026-11-20T09:00:00Z');
  const database = openSqlite(file);
  expect(await copyFirst(database, file, now)).toBeUndefined();
  const portal = await startPortal({ database });
  expect(await copyFirst(database, file, now)).toBeUndefined();
  await portal.post('/messages', goodMessage);
  await database
    .withTables<{ kysely_migration: { name: string } }>()
    .deleteFrom('kysely_migration')
    .where('name', '!=', '0001-submissions')
    .execute();
  const copy = await copyFirst(database, file, now);
  expect(copy).toBe(`${file}.before-2026-11-20T09-00-00-000Z`);
  await portal.stop();
  const copied = openSqlite(copy ?? '');
  expect(await copied.selectFrom('submissions').select('reference').execute()).toEqual([
    { reference: 'IFSF-K-2026-000001' },
  ]);
  await copied.destroy();
});

test('a copy that can’t be finished is not left behind, however often the portal starts', async () => {
  const file = toFile();
  const portal = await startPortal({ database: openSqlite(file) });
  for (let index = 0; index < 3; index += 1)
    await portal.post('/messages', { ...goodMessage, message: 'x'.repeat(20_000) });
  const { rows } = await sql<{ page: number; size: number }>`
    select rootpage as page, page_size as size
    from sqlite_master, pragma_page_size where name = 'submissions'`.execute(portal.database);
  await sql`delete from kysely_migration where name <> '0001-submissions'`.execute(portal.database);
  await portal.stop();
  // What a worn disk reads cannot be copied, like what has no room on a full one.
  const { page, size } = rows[0] ?? { page: 0, size: 0 };
  const disk = openSync(file, 'r+');
  writeSync(disk, Buffer.alloc(size, 1), 0, size, (page - 1) * size);
  closeSync(disk);
  const database = openSqlite(file);
  onTestFinished(() => database.destroy());
  for (const day of ['2026-11-20', '2026-11-21'])
    await expect(copyFirst(database, file, new Date(day))).rejects.toThrow();
  expect(readdirSync(dirname(file)).filter((name) => /before|new/.test(name))).toEqual([]);
});

test('what belongs to a submission is found by an index, so that deleting many does not take for ever', async () => {
  const database = openSqlite(toFile());
  onTestFinished(() => database.destroy());
  await migrate(database);
  const { rows } = await sql<{ table: string; column: string; index: string | null }>`
    select t.name as "table", f."from" as "column", (
      select i.name from pragma_index_list(t.name) as i, pragma_index_info(i.name) as c
      where c.seqno = 0 and c.name = f."from"
    ) as "index"
    from sqlite_master as t, pragma_foreign_key_list(t.name) as f where t.type = 'table'`.execute(
    database,
  );
  expect(rows.map(({ table }) => table).sort()).toEqual([
    'changes',
    'codes',
    'mails',
    'search_words',
  ]);
  expect(rows.filter(({ index }) => index === null)).toEqual([]);
});
