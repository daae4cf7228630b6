import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '../../../packages/portal/service/database/open-sqlite.ts';
import { goodMessage, startPortal } from '../running-portal.ts';

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
  expect(texts.filter((text) => /^(insert|update)/.test(text))).toEqual([]);
});
