import { beforeEach, expect, test } from 'vitest';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { fill } from '../../../packages/i18n/fill.ts';
import { languageDetails, languages } from '../../../packages/i18n/languages.ts';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import {
  goodApplication,
  goodMessage,
  startPortal,
  type RunningPortal,
} from '../running-portal.ts';
import { inbox, InboxBrowser, staff } from './inbox-browser.ts';

const { fields, list, states } = dictionaries.en.inbox;
let portal: RunningPortal;
let browser: InboxBrowser;

beforeEach(async () => {
  portal = await startPortal({ inbox });
  browser = new InboxBrowser(portal);
});

/** The rows of the list as a spreadsheet reads them. */
const readCsv = async (query = '', headers: Record<string, string> = {}) =>
  parse(
    (await browser.load(query.startsWith('/') ? query : `/list.csv${query}`, { headers })).text,
    {
      bom: true,
      columns: true,
    },
  ) as Record<string, string>[];

/** Stores many submissions at once, which no test has the time to send. */
async function store(count: number) {
  await portal.post('/messages', { ...goodMessage, subject: 'Feedback' });
  const [one] = await portal.database.selectFrom('submissions').selectAll().execute();
  if (!one) throw new Error('Nothing was stored.');
  for (let done = 0; done < count; done += 1000)
    await portal.database
      .insertInto('submissions')
      .values(
        Array.from({ length: Math.min(1000, count - done) }, (_, index) => ({
          ...one,
          id: randomUUID(),
          reference: `IFSF-M-2025-${String(done + index).padStart(6, '0')}`,
        })),
      )
      .execute();
}

test('exports a list as CSV with the payloads, which opens in Excel', async () => {
  await portal.post('/members/applications', {
    ...goodApplication,
    organization: 'Games, "India"',
    additionalComments: 'Line one\nLine two',
  });
  await browser.signIn();
  const { text, headers } = await browser.load('/list.csv');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(headers['content-disposition']).toBe('attachment; filename="inbox-2026-11-20.csv"');
  expect(headers['cache-control']).toBe('no-store');
  expect(await readCsv()).toEqual([
    expect.objectContaining({
      [fields.reference]: 'IFSF-A-2026-000001',
      [fields.state]: states.new,
      [fields.received]: '2026-11-20 14:30',
      [fields.name]: 'Asha Rao',
      [fields.organization]: 'Games, "India"',
      [fields.additionalComments]: 'Line one\nLine two',
    }),
  ]);
});

test.each(languages)('complaints have columns of their own, in %s', async (language) => {
  const { fields, kinds, outcomes, states } = dictionaries[language].inbox;
  await portal.post('/messages', goodMessage);
  await portal.post('/messages', { ...goodMessage, subject: 'Feedback' });
  await browser.signIn();
  const entered = { operator: 'Deccan Games', outcome: 'settled', order: 'OMB/2026/014' };
  await browser.send('/IFSF-K-2026-000001', {
    ...{ version: '0', state: 'decided', note: 'Settled.' },
    ...entered,
  });
  const rows = await readCsv('?kind=complaint&view=decided', { 'Accept-Language': language });
  expect(rows).toEqual([
    {
      [fields.reference]: 'IFSF-K-2026-000001',
      [fields.kind]: kinds.complaint,
      [fields.state]: states.decided,
      [fields.received]: '2026-11-20 14:30',
      [fields.counted]: '2026-11-20',
      [fields.review]: '2026-12-02',
      [fields.answer]: '',
      [fields.decision]: '2026-12-20',
      [fields.complexDecision]: '2027-01-19',
      [fields.decided]: '2026-11-20',
      [fields.appeal]: '2026-12-05',
      [fields.appealDecision]: '',
      [fields.closed]: '',
      [fields.operator]: entered.operator,
      [fields.incident]: '',
      [fields.operatorReference]: '',
      [fields.operatorReplied]: '',
      [fields.outcome]: outcomes.settled,
      [fields.order]: entered.order,
      [fields.name]: goodMessage.name,
      [fields.email]: goodMessage.email,
      [fields.language]: languageDetails.en.name,
      [fields.phone]: '',
      [fields.message]: goodMessage.message,
      [fields.changed]: '2026-11-20 14:30',
      [fields.note]: 'Settled.',
    },
  ]);
});

test.each(['=1+1', '+1', '-1', '@sum(a)', ' =1', '\t=1', '＝1', '|cmd', '%0A=1'])(
  'a name or message %j is not a formula in a spreadsheet',
  async (typed) => {
    await portal.post('/messages', { ...goodMessage, name: `${typed}x`, message: typed });
    await browser.signIn();
    const [row] = await readCsv();
    for (const cell of Object.values(row ?? {})) expect(cell).not.toMatch(/^\s*[=+\-@＝|%\t]/);
    expect(row?.[fields.message]).toBe(`'${typed.trim()}`);
  },
);

test.each([
  ['+91 98765 43210', '+91 98765 43210'],
  ['+91-141-274-1234', '+91-141-274-1234'],
  ['+91 98765 43210=1', "'+91 98765 43210=1"],
])('the telephone number %j is saved as %j', async (phone, saved) => {
  await portal.post('/messages', { ...goodMessage, phone });
  await browser.signIn();
  expect((await readCsv())[0]?.[fields.phone]).toBe(saved);
});

test.each([
  ['new', 'earliest'],
  ['closed', 'latest'],
] as const)(
  'a long list of the state %s is saved whole, each row once, the %s day first',
  async (state, first) => {
    await store(1_700);
    const closed = { state, is_open: state === 'new' ? 1 : 0 } as const;
    await portal.database.updateTable('submissions').set(closed).execute();
    const days = { due_day: '2027-01-01' };
    const later = portal.database.updateTable('submissions').set(days);
    await later.where('reference', 'like', '%7').execute();
    await browser.signIn();
    const rows = await readCsv(`?view=${state}`);
    expect([rows[0], rows.at(-1)].map((row) => row?.[fields.due] === '2027-01-01')).toEqual(
      first === 'latest' ? [true, false] : [false, true],
    );
    expect(rows).toHaveLength(1_701);
    expect(new Set(rows.map((row) => row[fields.reference])).size).toBe(1_701);
  },
);

test('exports a list as a workbook, whose cells are texts and no formulas', async () => {
  await portal.post('/messages', { ...goodMessage, name: '=1+1', message: 'a\u202Eb & <c>' });
  await browser.signIn();
  const parts = unzipSync(new Uint8Array((await browser.load('/list.xlsx')).body));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain('<f>');
  const all = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('');
  expect(all).toContain('=1+1');
  expect(all).toContain('a[U+202E]b &amp; &lt;c&gt;');
  expect(all).toContain(fields.reference);
});

test.each([
  [10_000, 'Words.'],
  [150, 'x'.repeat(60_000)],
])(
  'a workbook of %i rows more, which would fill the memory, is refused',
  async (count, message) => {
    await store(count);
    const payload = JSON.stringify({ ...goodMessage, message });
    await portal.database.updateTable('submissions').set({ payload }).execute();
    await browser.signIn();
    const refused = await browser.load('/list.xlsx');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(fill(list.tooLong, { count: 10_000 }));
    expect((await browser.load('/list.csv')).text.length).toBeGreaterThan(count * message.length);
  },
);

test('logs who signed in, opened, saved and changed what, for a year', async () => {
  const path = '/IFSF-K-2026-000001';
  await portal.post('/messages', goodMessage);
  await browser.signIn();
  portal.clock.now += 1000;
  await browser.load(path);
  for (const file of ['csv', 'xlsx']) {
    portal.clock.now += 60_000;
    await browser.load(`/list.${file}`);
  }
  await browser.load('/list.csv?view=closed');
  portal.clock.now += 60_000;
  await browser.send(path, { version: '0', state: 'closed', note: 'Settled.' });
  const { actions, action, person, time } = dictionaries.en.inbox.access;
  const rows = await readCsv('/access.csv');
  expect(rows.slice(0, 4)).toEqual(
    [
      ['2026-11-20 14:32', actions.change],
      ['2026-11-20 14:32', actions.export],
      ['2026-11-20 14:31', actions.export],
      ['2026-11-20 14:30', actions.read],
    ].map(([at = '', done = ''], index) => ({
      [time]: index === 0 ? '2026-11-20 14:33' : at,
      [person]: staff[0],
      [action]: done,
      [fields.reference]: 'IFSF-K-2026-000001',
    })),
  );
  expect(rows.at(-1)).toMatchObject({ [action]: actions['sign-in'], [fields.reference]: '' });
  const { text } = await browser.load(path);
  for (const done of [actions.read, actions.export, actions.change])
    expect(text.replace(/\s+/g, ' ')).toMatch(new RegExp(`${done}</b></p> <p[^>]*>${staff[0]} ·`));
});

test('exports nothing without signing in', async () => {
  await portal.post('/messages', goodMessage);
  for (const path of ['/list.csv', '/list.xlsx', '/access.csv', '', '/IFSF-K-2026-000001']) {
    const { status, text } = await browser.load(path);
    expect([path, status, text.includes(goodMessage.email)]).toEqual([path, 303, false]);
  }
});
