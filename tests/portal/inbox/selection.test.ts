import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../../packages/i18n/fill.ts';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import { openDatabase } from '../../../packages/portal/service/database/open.ts';
import { deleteDue } from '../../../packages/portal/service/submissions/delete-due.ts';
import { isOnPostgres, makeDatabase } from '../database/test-database.ts';
import {
  goodMessage,
  newKey,
  settings,
  startPortal,
  type RunningPortal,
} from '../running-portal.ts';
import { inbox, InboxBrowser, staff } from './inbox-browser.ts';

const text = dictionaries.en.inbox.selection;
const [first, second, third] = [1, 2, 3].map((number) => `IFSF-M-2026-00000${number}`);
let portal: RunningPortal;
let browser: InboxBrowser;

beforeEach(async () => {
  portal = await startPortal({ inbox });
  browser = new InboxBrowser(portal);
  for (let count = 0; count < 3; count += 1)
    await portal.post(
      '/messages',
      { ...goodMessage, subject: 'Feedback' },
      { 'Idempotency-Key': newKey() },
    );
  await browser.signIn();
});

/** Sends the form of the list with these submissions checked, as they were seen without a change. */
const choose = (
  action: string,
  references: readonly (string | undefined)[],
  fields: Record<string, string> = {},
) =>
  browser.send('/selected', {
    ...Object.fromEntries(references.map((reference) => [`pick-${reference}`, '0'])),
    action,
    ...fields,
  });

const readStates = async () =>
  (
    await portal.database
      .selectFrom('submissions')
      .select(['reference', 'state'])
      .orderBy('reference')
      .execute()
  ).map(({ reference, state }) => [reference, state]);

test.each(['spam', 'closed'])(
  'the selected submissions are moved to %s, and no others',
  async (state) => {
    expect((await choose(state, [first, third])).location).toBe('/inbox');
    expect(await readStates()).toEqual([
      [first, state],
      [second, 'new'],
      [third, state],
    ]);
    const page = (await browser.load(`?view=${state}`)).text;
    expect(page).toMatch(new RegExp(`name="pick-${first}"\\s+value="1"`));
  },
);

test.each(['spam', 'delete'])(
  'on %s, the inbox leaves out and names submissions that somebody else has changed',
  async (action) => {
    await browser.send(`/${first}`, { version: '0', state: 'answered', note: 'Called.' });
    const page = await choose(action, [first, second, 'IFSF-M-2026-999999'], { confirmed: 'yes' });
    expect(page.text).toContain(fill(text.leftOut, { references: `${first}, IFSF-M-2026-999999` }));
    expect(await readStates()).toEqual([
      [first, 'answered'],
      ...(action === 'spam' ? [[second, 'spam']] : []),
      [third, 'new'],
    ]);
  },
);

test('a submission on hold is not deleted', async () => {
  const held = portal.database.updateTable('submissions').set({ on_hold: 1 });
  await held.where('reference', '=', first ?? '').execute();
  const page = await choose('delete', [first, second], { confirmed: 'yes' });
  expect(page.text).toContain(fill(text.leftOut, { references: first ?? '' }));
  expect((await readStates()).map(([reference]) => reference)).toEqual([first, third]);
});

test('deleting asks first, then deletes with mails, words, history and responses', async () => {
  await portal.database
    .deleteFrom('submissions')
    .where('reference', '!=', first ?? '')
    .execute();
  await browser.send(`/${first}`, { version: '0', state: 'progress', note: 'Called.' });
  const { text: page } = await browser.load(`/${first}`);
  expect(page).toMatch(new RegExp(`name="pick-${first}" value="1"[^]*?value="delete"`));
  const asked = await choose('delete', [], { [`pick-${first}`]: '1' });
  expect(asked.text).toContain(text.sure);
  for (const shown of [first, goodMessage.name, `name="pick-${first}" value="1"`])
    expect(asked.text).toContain(shown);
  expect(await readStates()).toEqual([[first, 'progress']]);
  expect((await choose('delete', [], { [`pick-${first}`]: '1', confirmed: 'yes' })).location).toBe(
    '/inbox',
  );
  for (const table of ['submissions', 'search_words', 'changes'] as const)
    expect(await portal.database.selectFrom(table).selectAll().execute()).toEqual([]);
  const mails = portal.database.selectFrom('mails').select('kind');
  expect(await mails.where('submission_id', 'is not', null).execute()).toEqual([]);
  const answers = await portal.database.selectFrom('answers').select('answer').execute();
  expect(answers.filter(({ answer }) => answer.includes(first ?? ''))).toEqual([]);
  expect(answers).toHaveLength(2);
  const log = portal.database.selectFrom('access_log').select(['address', 'reference']);
  expect(await log.where('action', '=', 'delete').execute()).toEqual([
    { address: staff[0], reference: first },
  ]);
});

test('without a selection, or with an unknown action, nothing changes and the list says so', async () => {
  for (const page of [await choose('delete', []), await choose('unconfirmed', [first])])
    expect([page.status, page.text.includes(text.none)]).toEqual([422, true]);
  expect((await readStates()).map(([, state]) => state)).toEqual(['new', 'new', 'new']);
  // Choosing a language or signing in again leads here.
  expect((await browser.load('/selected?view=spam')).location).toBe('/inbox?view=spam');
});

// What a reader holds up is in the log of SQLite.
test.skipIf(isOnPostgres())(
  'while something reads the database, deleting succeeds; the next run wipes, even one that deletes nothing',
  async () => {
    const name = await makeDatabase();
    const other = await startPortal({ inbox, database: openDatabase(name) });
    await sql`pragma busy_timeout = 0`.execute(other.database);
    await other.post('/messages', { ...goodMessage, subject: 'Feedback' });
    browser = new InboxBrowser(other);
    await browser.signIn();
    const reader = new DatabaseSync(name, { readOnly: true });
    reader.exec('begin; select * from submissions');
    expect((await choose('delete', [first], { confirmed: 'yes' })).location).toBe('/inbox');
    reader.close();
    const now = new Date('2036-11-20T09:00:00Z');
    await deleteDue(other.database, settings.retention, { now, log: () => undefined });
    expect(statSync(`${name}-wal`).size).toBe(0);
  },
);
