import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
