import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../../packages/i18n/fill.ts';
import { languages } from '../../../packages/i18n/languages.ts';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import {
  goodApplication,
  goodMessage,
  startPortal,
  type RunningPortal,
} from '../running-portal.ts';
import { inbox, InboxBrowser, staff } from './inbox-browser.ts';

const text = dictionaries.en.inbox;
const day = 24 * 60 * 60_000;
let portal: RunningPortal;
let browser: InboxBrowser;

beforeEach(async () => {
  portal = await startPortal({ inbox });
  browser = new InboxBrowser(portal);
});

const send = (fields: Partial<typeof goodMessage> & Record<string, string>) =>
  portal.post('/messages', { ...goodMessage, subject: 'Feedback', ...fields });

/** The references of a page, in their order. */
const toReferences = (page: string) =>
  [...page.matchAll(/href="\/inbox\/(IFSF-[A-Z]-\d{4}-\d{6})"/g)].map(([, reference]) => reference);

const list = async (query = '') => toReferences((await browser.load(query)).text);

const search = (words: string) => list(`?${new URLSearchParams({ search: words }).toString()}`);

test('overdue submissions are first, and say so in words; then those due soon', async () => {
  await send({});
  portal.clock.now += 4 * day;
  await send({});
  portal.clock.now += 7 * day;
  await portal.post('/messages', goodMessage);
  await browser.signIn();
  const page = (await browser.load('')).text;
  expect(toReferences(page)).toEqual([
    'IFSF-M-2026-000001',
    'IFSF-M-2026-000002',
    'IFSF-K-2026-000001',
  ]);
  const words = [
    text.due.overdueOne,
    text.due.tomorrow,
    fill(text.due.later, { day: '10 December 2026' }),
  ];
  const rows = page.split('class="row"').slice(1);
  expect(rows.map((row, index) => row.includes(words[index] ?? '-'))).toEqual([true, true, true]);
});

test('a list shows one kind, or one state, with the counts of each state', async () => {
  await send({});
  await portal.post('/messages', goodMessage);
  await portal.post('/members/applications', goodApplication);
  await browser.signIn();
  await browser.send('/IFSF-M-2026-000001', { version: '0', state: 'answered', note: '' });
  expect(await list('?kind=complaint')).toEqual(['IFSF-K-2026-000001']);
  expect(await list('?view=answered')).toEqual(['IFSF-M-2026-000001']);
  await browser.send('/IFSF-A-2026-000001', { version: '0', state: 'spam', note: '' });
  expect(await list('?view=spam')).toEqual(['IFSF-A-2026-000001']);
  expect(await list()).toEqual(['IFSF-K-2026-000001']);
  const page = (await browser.load('')).text.replace(/\s+/g, ' ');
  for (const [state, count] of [
    ['new', 1],
    ['progress', 0],
    ['answered', 1],
    ['closed', 0],
    ['spam', 1],
  ] as const)
    expect(page).toContain(`${text.states[state]} <b>${count}</b>`);
});

test('submissions due on one day are in the order they arrived', async () => {
  for (let count = 0; count < 5; count += 1) {
    await send({ email: `asha${count}@bank.example` });
    portal.clock.now += 1;
  }
  await browser.signIn();
  expect(await list()).toEqual([1, 2, 3, 4, 5].map((number) => `IFSF-M-2026-00000${number}`));
});

test('an unconfirmed request is not in the list', async () => {
  await portal.post('/members/certificate-request', {
    full_name: 'Asha Rao',
    email: 'asha@bank.example',
    mobile: 9_876_543_210,
    purpose_of_viewing_certificate: 'bank',
  });
  await browser.signIn();
  expect((await browser.load('')).text).toContain(text.list.none);
});

test('a search finds the reference, name, address and organisation by their beginning', async () => {
  await portal.post('/members/applications', {
    ...goodApplication,
    firstName: 'Élodie',
    lastName: 'Rao-Kumar',
    email: 'Elodie.RK@Bank.example',
    organization: 'Great Games (India)',
  });
  await send({ name: 'आशा राव', email: 'other@site.example' });
  await browser.signIn();
  for (const words of [
    'IFSF-A-2026-000001',
    'ifsf-a',
    'élo',
    'rao-k',
    'kumar',
    'elodie.rk@bank.example',
    'bank.ex',
    'great india',
    'kumar great',
  ])
    expect([words, await search(words)]).toEqual([words, ['IFSF-A-2026-000001']]);
  for (const words of ['आशा', 'राव', 'OTHER@'])
    expect([words, await search(words)]).toEqual([words, ['IFSF-M-2026-000001']]);
  expect((await search('1')).toSorted()).toEqual(['IFSF-A-2026-000001', 'IFSF-M-2026-000001']);
  for (const words of ['umar', 'nobody', 'kumar nobody', 'k_mar', 'k%mar'])
    expect([words, await search(words)]).toEqual([words, []]);
});

test.each([
  ["D'Souza", 'D’Souza'],
  ['d’sou', "D'Souza"],
  ['dsouza', 'D’Souza'],
  ['क्षितिज', 'क्\u200dषितिज'],
  ['क्\u200dषि', 'क्षितिज'],
  ['हिन्दी', 'हिंदी'],
  ['elodie', 'Élodie'],
  ['\u202aravi\u202c', 'Ravi'],
])('a search for %s finds %s', async (words, name) => {
  await send({ name });
  await send({ name: 'Nobody' });
  await browser.signIn();
  expect(await search(words)).toEqual(['IFSF-M-2026-000001']);
});

test.each([
  '9876543210',
  '98765 43210',
  '98765',
  '+91-98765-43210',
  '+91 98765',
  '0091 98765 43210',
  '(+91) 98765\u00a043210',
  '919876543210',
  '09876543210',
  '९८७६५ ४३२१०',
  'asha 98765 43210',
])('a search for %s finds a telephone number, however it was typed', async (words) => {
  await send({ email: 'asha@club.example', phone: '+91 98765 43210' });
  await send({ phone: '011 5550 0100' });
  await portal.post('/members/applications', { ...goodApplication, phone: '098765-43210' });
  await send({ message: 'Asha asks: call 9876543210, please.' });
  await browser.signIn();
  expect((await search(words)).toSorted()).toEqual([
    'IFSF-A-2026-000001',
    'IFSF-M-2026-000001',
    'IFSF-M-2026-000003',
  ]);
});

test('a search finds the words of a message', async () => {
  await send({ message: 'The prize of ₹50,000 is late:\n“मेरा पैसा” (order 2026-11/7).' });
  await send({});
  await browser.signIn();
  for (const words of ['priz', '50,000', 'पैसा', 'late order', '2026-11/7', 'asha prize'])
    expect([words, await search(words)]).toEqual([words, ['IFSF-M-2026-000001']]);
});

test.each([
  "'; drop table submissions; --",
  '%',
  '_',
  '*',
  'a\\',
  '[r]avi',
  'r_vi',
  '\u0000',
  '\ud800',
])('a search for %j is a search for these letters', async (words) => {
  await send({ name: 'Ravi', email: 'ravi@bank.example' });
  await browser.signIn();
  const found = await browser.load(`?${new URLSearchParams({ search: words }).toString()}`);
  expect(found.status).toBe(200);
  if (!/[a-z\d]/.test(words)) expect(toReferences(found.text)).toEqual(['IFSF-M-2026-000001']);
  else expect(toReferences(found.text)).toEqual([]);
  expect(await list()).toEqual(['IFSF-M-2026-000001']);
});

test('a list has fifty a page, each once', async () => {
  for (let count = 0; count < 60; count += 1) await send({ email: `asha${count}@bank.example` });
  await browser.signIn();
  const pages = [await list(), await list('?page=2')];
  expect(pages.map((page) => page.length)).toEqual([50, 10]);
  expect(new Set(pages.flat()).size).toBe(60);
  for (const past of ['?page=3', '?page=999999']) expect(await list(past)).toEqual(pages[1]);
  expect((await browser.load('')).text).toContain(fill(text.list.page, { number: 2, count: 2 }));
});

test.each(languages)('the list is in the language of the person, in %s', async (language) => {
  await send({});
  await browser.signIn();
  expect((await browser.send('/language', { language, page: '?kind=message' })).location).toBe(
    '/inbox?kind=message',
  );
  const page = await browser.load('');
  expect(page.text).toContain(`lang="${language}"`);
  expect(page.text).toContain(dictionaries[language].inbox.list.searchHint);
});

test('choosing a language redirects to no other site', async () => {
  await browser.signIn();
  for (const page of ['https://other.example', '//other.example', '\\\\other.example', '@other']) {
    const { location } = await browser.send('/language', { language: 'hi', page });
    expect(new URL(location ?? '', 'https://inbox.ifsf.example').host).toBe('inbox.ifsf.example');
  }
});

test('mails each of the staff only the reference and the link of a submission', async () => {
  await send({ name: 'Win a Prize', message: 'http://prize.example', email: 'asha@bank.example' });
  for (const address of staff) {
    const [mail] = await portal.mailsTo(address);
    expect(mail?.subject).toBe(fill(text.mails.staff.subject, { reference: 'IFSF-M-2026-000001' }));
    expect(mail?.link).toBe('https://inbox.ifsf.example/inbox/IFSF-M-2026-000001');
    expect(JSON.stringify(mail)).not.toMatch(/prize|bank\.example/i);
  }
});

test.each(languages)(
  'mails to the staff are in their language, %s, whatever the visitor reads',
  async (language) => {
    portal = await startPortal({ inbox: { ...inbox, language } });
    for (const visitor of languages)
      await portal.post('/messages', goodMessage, { 'Accept-Language': visitor });
    await portal.mailsTried();
    const sent = await portal.mailsTo(staff[0] ?? '');
    expect(sent.map((mail) => mail.language)).toEqual(languages.map(() => language));
  },
);
