import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMissingWords } from '../../portal/inbox/search/add-words.ts';
import { deleteDue } from '../../portal/submissions/delete-due.ts';
import { settings, startPortal, type RunningPortal } from './running-portal.ts';

const count = 1200;
let portal: RunningPortal;

beforeEach(async () => {
  portal = await startPortal();
  for (let first = 0; first < count; first += 400)
    await portal.database
      .insertInto('submissions')
      .values(Array.from({ length: 400 }, (_, index) => toMessage(first + index)))
      .execute();
});

afterEach(() => portal.stop());

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

/** How often something else had its turn while a task ran. */
async function countTurns(task: Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function again() {
    turns += 1;
    next = setImmediate(again);
  });
  await task.finally(() => clearImmediate(next));
  return turns;
}

const countRows = async (table: 'submissions' | 'search_words') =>
  (await portal.database.selectFrom(table).selectAll().execute()).length;

const tidy = (signal?: AbortSignal) =>
  deleteDue(portal.database, settings.retention, new Date(portal.clock.now), signal);

test('much that is due is deleted some at a time, with other work in between', async () => {
  expect(await countTurns(tidy())).toBeGreaterThanOrEqual(2);
  expect(await countRows('submissions')).toBe(0);
});

test('a deletion that is to end leaves the rest to the next one', async () => {
  const end = new AbortController();
  setImmediate(() => end.abort());
  expect(await tidy(end.signal)).toBeLessThan(count);
  await tidy();
  expect(await countRows('submissions')).toBe(0);
});

test('what an older release has stored is made findable some at a time, with other work in between', async () => {
  expect(await countTurns(addMissingWords(portal.database))).toBeGreaterThanOrEqual(2);
  const found = portal.database.selectFrom('search_words').select('submission_id').distinct();
  expect(await found.execute()).toHaveLength(count);
});
