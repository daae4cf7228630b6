import { afterEach, beforeEach, expect, test } from 'vitest';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import { goodMessage, settings, startPortal, type RunningPortal } from '../running-portal.ts';
import { inbox, InboxBrowser } from './inbox-browser.ts';

const text = dictionaries.en.inbox;
const path = '/IFSF-K-2026-000001';
const day = 24 * 60 * 60_000;
let portal: RunningPortal;
let browser: InboxBrowser;

beforeEach(async () => {
  portal = await startPortal({
    inbox,
    settings: () => ({ ...settings, orders: ['OMB/2026/014'] }),
  });
  browser = new InboxBrowser(portal);
  await browser.signIn();
});

afterEach(() => portal.stop());

let version = 0;
const save = (fields: Record<string, string>) =>
  browser.send(path, { version: String(version), note: '', ...fields });

const readLetter = (page: string) =>
  decodeURIComponent(/&amp;body=([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('\r\n', '\n');

test('a complaint goes from stage to stage, each with its day and its letter', async () => {
  version = 0;
  await portal.post('/messages', goodMessage, { 'Accept-Language': 'hi' });
  await browser.load(path);
  expect((await save({ state: 'answered' })).status).toBe(422);
  portal.clock.now += 11 * day;
  await browser.signIn();
  expect((await browser.load('')).text).toContain(text.due.tomorrow);
  await save({ state: 'accepted', operator: 'Deccan Games' });
  version += 1;
  const { text: page } = await browser.load(path);
  for (const shown of ['Deccan Games', '2 December 2026', '20 December 2026', '19 January 2027'])
    expect(page).toContain(shown);
  expect(readLetter(page)).toContain('Deccan Games को 7 दिन');
  expect(readLetter(page)).toContain('20 दिसंबर 2026');
  // Day 8 is past, and nothing is overdue.
  portal.clock.now += 5 * day;
  await browser.signIn();
  expect((await browser.load('')).text).not.toMatch(/Overdue/);

  expect((await save({ state: 'complex' })).text).toContain(text.submission.reasonsNeeded);
  expect((await save({ state: 'decided', order: 'X' })).text).toContain(
    text.submission.outcomeNeeded,
  );
  await save({ state: 'complex', note: 'Records of two years.' });
  version += 1;
  expect((await browser.load('')).text).toContain('19 January 2027');
  await save({ state: 'decided', outcome: 'upheld' });
  version += 1;
  expect((await browser.load('')).text).toContain(text.list.unpublished);
  await save({ state: 'decided', outcome: 'upheld', order: ' OMB/2026/014 ' });
  version += 1;
  const list = (await browser.load('')).text;
  expect(list).not.toContain(text.list.unpublished);
  expect(list).toContain('21 December 2026');
});
