import { beforeEach, expect, test } from 'vitest';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import {
  goodApplication,
  goodMessage,
  goodRequest,
  settings,
  startPortal,
  type RunningPortal,
} from '../running-portal.ts';
import { kinds } from '../../../packages/portal/service/database/submission-kinds.ts';
import { inbox, InboxBrowser, staff } from './inbox-browser.ts';

const [asha = '', ravi = ''] = staff;
const text = dictionaries.en.inbox;
let portal: RunningPortal;
let browser: InboxBrowser;

beforeEach(async () => {
  portal = await startPortal({ inbox });
  browser = new InboxBrowser(portal);
});

const stored = () => portal.database.selectFrom('changes').selectAll().execute();

const toReferences = (page: string) =>
  [...page.matchAll(/href="\/inbox\/(IFSF-[A-Z]-\d{4}-\d{6})"/g)].map(([, reference]) => reference);

/** Begins and ends everything that a page may have it in, and turns and hides what follows. */
const hostile =
  `"'></title></textarea></option></bdi><script>a()</script><img/src=x/onerror=a()>{name}` +
  'a\u202Eb\u2066c\u200Ed\u0007e\uFEFFf\u{E0041}g\uFFFFh\u00ADi\u0085j\uFFF9k\u115Fl';
const hidden = /[\u202E\u2066\u200E\u0007\uFEFF\uFFFF\u00AD\u0085\uFFF9\u115F]|\u{E0041}/u;

const forms = [
  [
    '/messages',
    'IFSF-M-2026-000001',
    {
      ...goodMessage,
      name: hostile,
      phone: hostile,
      subject: 'Feedback',
      message: hostile,
    },
  ],
  [
    '/members/applications',
    'IFSF-A-2026-000001',
    {
      ...goodApplication,
      firstName: hostile,
      lastName: hostile,
      phone: hostile,
      organization: hostile,
      additionalComments: hostile,
    },
  ],
  ['/members/certificate-request', 'IFSF-C-2026-000001', { ...goodRequest, full_name: hostile }],
] as const;

test.each(forms)('%s: markup and hidden letters do no harm anywhere', async (path, name, body) => {
  const notice = { 'Notice-Version': '"><img src=x onerror=a()>' };
  const answer = await portal.post(path, body, notice);
  expect(answer.ok).toBe(true);
  if (path === '/members/certificate-request') {
    const [mail] = await portal.mailsTo(goodRequest.email);
    const confirmation = { email: goodRequest.email, otp: mail?.code };
    expect((await portal.post('/members/email-verify', confirmation)).status).toBe(200);
  }
  await browser.signIn();
  const form = { version: '0', state: 'progress', note: hostile };
  const pages = {
    list: await browser.load(''),
    found: await browser.load(`?${new URLSearchParams({ search: name }).toString()}`),
    searched: await browser.load(`?${new URLSearchParams({ search: '"><img src=x>' }).toString()}`),
    submission: await browser.load(`/${name}`),
    saved: await browser.send(`/${name}`, form),
    history: await browser.load(`/${name}`),
    conflict: await browser.send(`/${name}`, form),
    nothing: await browser.send(`/${name}`, { version: '1', state: hostile, note: hostile }),
    old: await browser.send(`/${name}`, { ...form, token: hostile }),
    ended: await new InboxBrowser(portal).send(`/${name}`, form),
    asked: await browser.load('/sign-in?page=%22%3E%3Cimg%3E'),
    wrong: await browser.send('/sign-in', { address: hostile, page: hostile }),
    link: await browser.load(`/sign-in/link/${encodeURIComponent('"><img src=x>.y')}`),
    none: await browser.load(`/${encodeURIComponent('"><img src=x>')}`),
  };
  for (const [page, { text: shown, status }] of Object.entries(pages)) {
    expect([page, status]).not.toEqual([page, 503]);
    // In a field of a form, the mark is the input itself.
    const seen = shown.replace(/<textarea[^>]*>[^<]*<|value="[^"]*"/g, '');
    expect([page, hidden.exec(seen)?.[0]]).toEqual([page, undefined]);
    expect([page, /<(img|script)|="[^"]*"'|\son\w+=(?!a\(\)&)/.exec(shown)?.[0]]).toEqual([
      page,
      undefined,
    ]);
    for (const tag of ['title', 'textarea', 'bdi', 'option'])
      expect([page, tag, shown.split(`</${tag}>`).length]).toEqual([
        page,
        tag,
        shown.split(new RegExp(`<${tag}[ >]`)).length,
      ]);
  }
  const { submission, history } = pages;
  expect(submission.text).toContain(`<title>${name} · ${text.title} · ${settings.name.en}</title>`);
  expect(history.text).toContain('a[U+202E]b[U+2066]c[U+200E]d[U+0007]e[U+FEFF]f[U+E0041]g');
  expect(history.text.split('g[U+FFFF]h').length).toBeGreaterThan(
    submission.text.split('g[U+FFFF]h').length,
  );
  const href = /href="(mailto:[^"]+)"/.exec(submission.text)?.[1] ?? '';
  expect(href).toMatch(/^[!-~]+$/);
  const reply = new URL(href.replaceAll('&amp;', '&').replaceAll('&#39;', "'"));
  expect([...reply.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(decodeURIComponent(reply.href)).not.toMatch(hidden);
});

test('mails links only to the staff, whatever is typed', async () => {
  const stranger = 'eve@other.example';
  for (const typed of [
    stranger,
    `${asha},${stranger}`,
    `${asha};${stranger}`,
    `${stranger} ${asha}`,
    `"${asha}" <${stranger}>`,
    `${asha}\r\nBcc: ${stranger}`,
    `${asha}\0${stranger}`,
    `${asha}.other.example`,
    'asha%40ifsf.example@other.example',
    'asha+eve@ifsf.example',
    'аsha@ifsf.example',
    '*@ifsf.example',
    '%@ifsf.example',
    '__proto__@ifsf.example',
  ]) {
    await browser.load('/sign-in');
    await browser.send('/sign-in', { address: typed });
  }
  await portal.mailsTried();
  expect(await portal.database.selectFrom('mails').select('recipient').execute()).toEqual([]);
  await browser.send('/sign-in', { address: ` ${asha.toUpperCase()} ` });
  await portal.mailsTried();
  const mails = await portal.database.selectFrom('mails').select('recipient').execute();
  expect(mails).toEqual([{ recipient: asha }]);
});

test('stops a network that requests links for many addresses, but lets it read on', async () => {
  const limits = { all: 9, ipv4: 3, ipv6: [3, 3, 3], mailbox: [] } as const;
  const limited = await startPortal({ inbox, limits, proxies: ['127.0.0.1'] });
  const stranger = new InboxBrowser(limited);
  await stranger.load('/sign-in');
  const ask = async (index: number, network: string) => {
    const from = { 'X-Forwarded-For': network };
    return stranger.send('/sign-in', { address: `eve${index}@other.example` }, from);
  };
  const asked = [];
  for (let index = 0; index < 5; index += 1) asked.push(await ask(index, '203.0.113.1'));
  expect(asked.map(({ status }) => status)).toEqual([303, 303, 303, 429, 429]);
  expect(asked.at(-1)?.headers['retry-after']).toBe('60');
  expect((await stranger.load('/sign-in')).status).toBe(200);
  expect((await ask(6, '203.0.113.2')).status).toBe(303);
});

test('a scanner with the cookie does not use a link up by opening it', async () => {
  const link = (await browser.requestLink(asha)) ?? '';
  for (const method of ['HEAD', 'GET', 'GET', 'HEAD'])
    expect((await browser.load(link, { method })).status).toBe(200);
  for (const method of ['PUT', 'DELETE', 'OPTIONS'])
    expect((await browser.load(link, { method })).status).toBe(405);
  expect((await browser.load('')).status).toBe(303);
  await browser.load(link);
  expect((await browser.send(link)).status).toBe(303);
  expect((await browser.load('')).status).toBe(200);
});

test('responds to no other name in `Host` or `X-Forwarded-Host`, even with a session', async () => {
  await portal.post('/messages', goodMessage);
  await browser.signIn();
  const path = '/IFSF-K-2026-000001';
  const change = { version: '0', state: 'closed', note: 'x' };
  for (const Host of [
    'other.example',
    'localhost',
    '127.0.0.1',
    'inbox.ifsf.example:8080',
    'inbox.ifsf.example.',
  ]) {
    const headers = { Host, 'X-Forwarded-Host': 'inbox.ifsf.example' };
    for (const page of ['', path, '/list.csv', '/sign-in', '/style.css'])
      expect([Host, (await browser.load(page, { headers })).status]).toEqual([Host, 404]);
    expect((await browser.send(path, change, headers)).status).toBe(404);
  }
  expect(await stored()).toEqual([]);
  await browser.load('/sign-in');
  const forwarded = { 'X-Forwarded-Host': 'other.example', 'X-Forwarded-Proto': 'http' };
  await browser.send('/sign-in', { address: ravi }, forwarded);
  await portal.mailsTried();
  const [mail] = await portal.mailsTo(ravi);
  expect(mail?.link).toMatch(/^https:\/\/inbox\.ifsf\.example\/inbox\/sign-in\/link\//);
});

test('a person removed from the staff can neither read, save nor sign in', async () => {
  await portal.post('/messages', goodMessage);
  const path = '/IFSF-K-2026-000001';
  const waiting = new InboxBrowser(portal);
  const link = (await waiting.requestLink(asha)) ?? '';
  await waiting.load(link);
  await browser.signIn(asha);
  const { database } = portal;
  const without = await startPortal({
    database,
    inbox: { ...inbox, staff: new Map([[ravi, kinds]]) },
  });
  for (const one of [browser, waiting]) one.moveTo(without);
  const saved = await browser.send(path, { version: '0', state: 'closed', note: 'x' });
  expect(saved.status).toBe(403);
  expect(saved.text).not.toContain(goodMessage.email);
  for (const page of ['', path, '/list.csv', '/list.xlsx'])
    expect((await browser.load(page)).status).toBe(303);
  expect((await waiting.send(link)).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test.each([
  'page=-1',
  'page=1e9',
  'page=999999',
  'page=1&page=7',
  'view=__proto__',
  'view=unconfirmed',
  'kind=toString',
  'search[]=x',
  'sort=name%20desc;drop%20table%20submissions',
  '%',
])('the list asked for with %s is the usual one', async (query) => {
  await portal.post('/messages', goodMessage);
  await browser.signIn();
  const page = await browser.load(`?${query}`);
  expect(page.status).toBe(200);
  expect(toReferences(page.text)).toEqual(['IFSF-K-2026-000001']);
  expect((await browser.load(`/list.csv?${query}`)).text).toContain('IFSF-K-2026-000001');
});

test('very long names keep the list short and the reply link working', async () => {
  const long = 'नाम '.repeat(4000);
  const answer = await portal.post('/members/applications', {
    ...goodApplication,
    firstName: long.slice(0, 8000),
    organization: 'x'.repeat(8000),
  });
  expect(answer.status).toBe(201);
  await browser.signIn();
  const page = (await browser.load('')).text;
  expect(page.length).toBeLessThan(10_000);
  expect(toReferences(page)).toEqual(['IFSF-A-2026-000001']);
  const submission = (await browser.load('/IFSF-A-2026-000001')).text;
  expect(submission).toContain('x'.repeat(8000));
  expect(/href="(mailto:[^"]+)"/.exec(submission)?.[1]?.length).toBeLessThan(3000);
});

test('no input becomes a header of the response', async () => {
  await portal.post('/messages', { ...goodMessage, name: 'A\r\nSet-Cookie: eve=1' });
  const typed = '\r\nSet-Cookie: eve=1';
  const query = encodeURIComponent(typed);
  await browser.signIn();
  const path = '/IFSF-K-2026-000001';
  const answers = [
    await browser.load(`?search=${query}&page=${query}`),
    await browser.load(`/list.csv?search=${query}&kind=${query}`),
    await browser.load(`/x${query}`),
    await browser.send('/language', { language: `en${typed}`, page: typed }),
    await browser.send('/language', { language: 'en', page: `/x${typed}` }),
    await browser.send('/sign-in', { address: `${asha}${typed}`, page: `/x${typed}` }),
    await browser.send(path, { version: `0${typed}`, state: `new${typed}`, note: typed }),
    await browser.send(`${path}/bounced`, { version: '0', mail: typed }),
    await new InboxBrowser(portal).load(`/x${query}`),
    await new InboxBrowser(portal).load(`/sign-in?page=${query}`),
  ];
  for (const { headers, status } of answers) {
    expect(status).not.toBe(503);
    expect([headers['set-cookie'] ?? []].flat().join()).not.toContain('eve');
    expect(headers.location ?? '').not.toMatch(/[\r\n]/);
  }
});

test('a form that is too large or broken changes nothing', async () => {
  await browser.signIn();
  expect((await browser.send('/language', { page: 'x'.repeat(70_000) })).status).toBe(413);
  const unsaid = { 'Transfer-Encoding': 'chunked' };
  expect((await browser.send('/language', { language: 'hi' }, unsaid)).status).toBe(413);
  const broken = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await browser.send('/language', {}, broken)).status).toBe(403);
});
