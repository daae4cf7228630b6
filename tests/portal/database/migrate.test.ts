import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renumber } from '../../../packages/portal/server/commands/database.ts';
import { serve } from '../../../packages/portal/server/commands/serve.ts';
import { migrate } from '../../../packages/portal/service/database/migrate.ts';
import { openDatabase } from '../../../packages/portal/service/database/open.ts';
import { openSqlite } from '../../../packages/portal/service/database/open-sqlite.ts';
import { goodMessage, settings, startPortal } from '../running-portal.ts';
import { makeFolder } from '../../support/make-folder.ts';
import { makeDatabase } from './test-database.ts';

function toFile(): string {
  const folder = makeFolder();
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

test('SQLite has each transaction on the disk, and overwrites deleted data', async () => {
  const database = openSqlite(toFile());
  onTestFinished(() => database.destroy());
  const read = async (name: string) =>
    (await sql.raw<object>(`pragma ${name}`).execute(database)).rows.flatMap(Object.values);
  expect([
    await read('synchronous'),
    await read('journal_mode'),
    await read('secure_delete'),
  ]).toEqual([[2], ['wal'], [1]]);
});

test('a start makes no database unless it is told to', async () => {
  const name = await makeDatabase();
  vi.stubEnv('PORTAL_DATABASE', name);
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  vi.stubEnv('PORTAL_SECRET', 'x'.repeat(32));
  const file = join(dirname(toFile()), 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  vi.stubEnv('PORTAL_SETTINGS', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(serve([])).rejects.toThrow('serve --new');
  expect(existsSync(name)).toBe(false);
});

test('numbers go on after the highest of this database and the one it has replaced', async () => {
  const names = [await makeDatabase(), await makeDatabase()];
  for (const [index, name] of names.entries()) {
    const portal = await startPortal({ database: openDatabase(name) });
    await portal.post('/messages', goodMessage);
    await portal.database
      .updateTable('counters')
      .set({ last: 1000 + index })
      .execute();
    await portal.stop();
  }
  const [name = '', replaced = ''] = names;
  vi.stubEnv('PORTAL_DATABASE', name);
  onTestFinished(() => void vi.unstubAllEnvs());
  await renumber([replaced]);
  const portal = await startPortal({ database: openDatabase(name) });
  const answer = await portal.post('/messages', goodMessage);
  expect(await answer.json()).toMatchObject({ reference: 'IFSF-K-2026-002002' });
});
