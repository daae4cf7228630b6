import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../../packages/portal/service/database/migrate.ts';
import { openDatabase } from '../../../packages/portal/service/database/open.ts';
import { openSqlite } from '../../../packages/portal/service/database/open-sqlite.ts';
import { goodMessage, startPortal } from '../running-portal.ts';
import { makeDatabase } from './test-database.ts';

function toFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'portal.sqlite');
}

test('submissions are there after a restart, and numbers go on', async () => {
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

test('deleting uses an index for each table that refers to a submission', async () => {
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
