import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../../packages/portal/service/database/migrate.ts';
import { openDatabase } from '../../../packages/portal/service/database/open.ts';
import type { Database } from '../../../packages/portal/service/database/schema.ts';
import { deleteDue } from '../../../packages/portal/service/submissions/delete-due.ts';
import { lendDatabase } from '../database/test-database.ts';
import { settings } from '../running-portal.ts';

const count = 1200;

/** Without a portal, which would delete due rows itself. */
let database: Database;
let end: () => Promise<void>;

beforeEach(async () => {
  const { name, release } = await lendDatabase();
  database = openDatabase(name);
  end = async () => {
    await database.destroy();
    await release();
  };
  await migrate(database);
  for (let first = 0; first < count; first += 400)
    await database
      .insertInto('submissions')
      .values(Array.from({ length: 400 }, (_, index) => toMessage(first + index)))
      .execute();
});

afterEach(() => end());

function toMessage(index: number) {
  const id = String(index).padStart(6, '0');
  return {
    id,
    kind: 'message' as const,
    reference: `IFSF-M-2025-${id}`,
    state: 'new' as const,
    name: 'Asha',
    email: 'asha@bank.example',
    organization: '',
    language: 'en' as const,
    payload: '{}',
    notice: null,
    received_at: '2025-11-01T09:00:00.000Z',
    due_day: '2025-11-10',
  };
}

/** Counts the turns of other work while a task ran. */
async function countTurns(task: Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function again() {
    turns += 1;
    next = setImmediate(again);
  });
  await task.finally(() => clearImmediate(next));
  return turns;
}

const countRows = async () =>
  (await database.selectFrom('submissions').selectAll().execute()).length;

const tidy = (signal?: AbortSignal) =>
  deleteDue(database, settings.retention, new Date('2026-11-20T09:00:00Z'), signal);

test('deletes many due rows in batches, with other work in between', async () => {
  expect(await countTurns(tidy())).toBeGreaterThanOrEqual(2);
  expect(await countRows()).toBe(0);
});

test('an aborted deletion leaves the rest to the next one', async () => {
  const stop = new AbortController();
  setImmediate(() => stop.abort());
  expect(await tidy(stop.signal)).toBeLessThan(count);
  await tidy();
  expect(await countRows()).toBe(0);
});
