import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../../packages/i18n/fill.ts';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import {
  readDetailsHeader,
  toDetailsHeader,
} from '../../../packages/portal/contract/complaint-details.ts';
import { remindOfComplaints } from '../../../packages/portal/service/submissions/remind.ts';
import { goodMessage, settings, startPortal, type RunningPortal } from '../running-portal.ts';
import { inbox, InboxBrowser, staff } from './inbox-browser.ts';

const text = dictionaries.en.inbox;
const path = '/IFSF-K-2026-000001';
const charter = [
  { name: { en: 'the second edition', hi: '' }, from: '2023-04-01', path: '/editions/charter-2' },
  { name: { en: 'the third edition', hi: '' }, from: '2026-11-02', path: '/about/charter' },
];
const day = 24 * 60 * 60_000;
let portal: RunningPortal;
let browser: InboxBrowser;

beforeEach(async () => {
  portal = await startPortal({
    inbox,
    settings: () => ({ ...settings, orders: ['OMB/2026/014'], charter }),
  });
  browser = new InboxBrowser(portal);
  await browser.signIn();
});

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

test('after a conflict, an empty field of a complaint takes what the other has saved', async () => {
  await portal.post('/messages', goodMessage);
  await browser.load(path);
  version = 0;
  await save({ state: 'decided', outcome: 'upheld', order: 'A' });
  const { status, text: page } = await save({ state: 'new', note: 'B', outcome: '', order: 'C' });
  expect([status, page.includes('value="upheld" selected')]).toEqual([409, true]);
  expect(page).toContain('name="order" maxlength="40" value="C"');
});

test('the page of a complaint shows the answers about the operator', async () => {
  const details = {
    ...{ operator: 'खेल Games', incident: '2026-11-01', operatorReference: 'T-7' },
    operatorReplied: 'no',
  } as const;
  await portal.post('/messages', goodMessage, { 'Complaint-Details': toDetailsHeader(details) });
  const { text: page } = await browser.load(path);
  for (const shown of ['खेल Games', '1 November 2026', 'T-7', text.replied.no])
    expect(page).toContain(shown);
  expect(page).toContain(
    `<a href="${settings.site}/editions/charter-2">On that day the second edition of the Charter applied.</a>`,
  );
  expect(readDetailsHeader('%')).toEqual(readDetailsHeader());
});

test('a message made a complaint gets a number, its days and its readers', async () => {
  await portal.post('/messages', { ...goodMessage, subject: 'Feedback' });
  // After closing time.
  portal.clock.now += (5 * day) / 24;
  await browser.load('/IFSF-M-2026-000001');
  const make = async (of: string, seen: string) =>
    (await browser.send(`${of}/complaint`, { version: seen })).status;
  expect(await make('/IFSF-M-2026-000001', '1')).toBe(409);
  expect(await make('/IFSF-M-2026-000001', '0')).toBe(303);
  await portal.mailsTried();
  const [mail] = await portal.mailsTo(goodMessage.email);
  expect(mail?.subject).toContain('IFSF-K-2026-000001');
  expect(mail?.text).toContain('2 December 2026');
  const { text: page } = await browser.load(path);
  expect(page).toContain(fill(text.submission.wasMessage, { reference: 'IFSF-M-2026-000001' }));
  expect(await make(path, '1')).toBe(409);
  expect((await browser.load('?search=IFSF-M-2026-000001')).text).toContain(path);
  expect((await browser.load('/access.csv')).text).not.toContain('IFSF-M-');
});

test('a complaint that came by post gets a number, and the days of its arrival', async () => {
  const typed = {
    ...{ name: 'Ravi', message: 'Words.', arrived: '2026-11-16', operator: 'Deccan' },
    ...{ email: '', phone: '', incident: '', language: 'en' },
  };
  await browser.load('/enter');
  for (const wrong of [
    { name: ' ' },
    { arrived: '2026-11-21' },
    { incident: '2026-11-21' },
    { email: 'ravi' },
  ]) {
    const refused = await browser.send('/enter', { ...typed, ...wrong });
    expect([refused.status, refused.text.includes('value="Deccan"')]).toEqual([422, true]);
  }
  expect((await browser.send('/enter', typed)).location).toBe(`/inbox${path}`);
  expect((await browser.load('/access.csv')).text).toContain('Changed');
  const { text: page } = await browser.load(path);
  // Seven working days after the 16th.
  for (const shown of ['Ravi', 'Deccan', '26 November 2026']) expect(page).toContain(shown);
});

test('the office is reminded once, two working days before each day', async () => {
  await portal.post('/messages', goodMessage);
  // Nobody is reminded of these.
  await portal.post('/messages', goodMessage);
  await portal.post('/messages', { ...goodMessage, subject: 'Feedback' });
  await browser.load('/IFSF-K-2026-000002');
  await browser.send('/IFSF-K-2026-000002', { version: '0', state: 'closed' });
  const others = new Map([...inbox.staff, ['kamala@ifsf.example', ['message'] as const]]);
  const remind = async (at: string) => {
    portal.clock.now = Date.parse(`${at}T10:00:00+05:30`);
    await remindOfComplaints(
      {
        database: portal.database,
        settings: () => settings,
        now: () => new Date(portal.clock.now),
      },
      { ...inbox, staff: others },
    );
    const mails = portal.database.selectFrom('mails').selectAll().where('kind', '=', 'reminder');
    return (await mails.execute()).length / staff.length;
  };
  // A weekend is before the 30th; the review ends on the 2nd.
  for (const [at, count] of [
    ['2026-11-27', 0],
    ['2026-11-30', 1],
    ['2026-12-01', 1],
  ] as const)
    expect([at, await remind(at)]).toEqual([at, count]);
  await portal.mailsTried();
  await browser.signIn();
  await browser.load(path);
  version = 0;
  await save({ state: 'accepted' });
  for (const [at, count] of [
    ['2026-12-16', 1],
    ['2026-12-18', 2],
    ['2026-12-19', 2],
  ] as const)
    expect([at, await remind(at)]).toEqual([at, count]);
  await portal.mailsTried();
  const [mail] = (await portal.mailsTo(staff[0] ?? '')).filter(({ subject }) =>
    subject.includes('20 December 2026'),
  );
  expect(mail?.text).toContain(text.states.accepted);
});
