import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '../../../packages/portal/service/database/open-sqlite.ts';
import { goodMessage, startPortal } from '../running-portal.ts';
import { isOnPostgres, makeDatabase } from './test-database.ts';

test.skipIf(isOnPostgres())('what is stored is on the disk', async () => {
  const database = openSqlite(await makeDatabase());
  const { rows } = await sql`pragma synchronous`.execute(database);
  // 2 is FULL.
  expect(rows).toEqual([{ synchronous: 2 }]);
  await database.destroy();
});

test('later messages prepare no statements', async () => {
  const portal = await startPortal({ database: openSqlite(':memory:') });
  const send = () => portal.post('/messages', goodMessage);
  await send();
  await send();
  await portal.mailsTried();
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  await send();
  await portal.mailsTried();
  // The deletion of what is due runs at the same time.
  const texts = prepare.mock.calls.map(([text]) => text);
  expect(texts.filter((text) => !text.startsWith('select'))).toEqual([]);
  await portal.stop();
});
