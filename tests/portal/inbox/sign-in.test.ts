import { beforeEach, expect, test } from 'vitest';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import { languages } from '../../../packages/i18n/languages.ts';
import { goodMessage, settings, startPortal, type RunningPortal } from '../running-portal.ts';
import { inbox, inboxAddress, InboxBrowser, staff } from './inbox-browser.ts';

const [asha = '', ravi = ''] = staff;
const text = dictionaries.en.inbox;
const hour = 60 * 60_000;
let portal: RunningPortal;
let browser: InboxBrowser;

beforeEach(async () => {
  portal = await startPortal({ inbox });
  browser = new InboxBrowser(portal);
});

const isIn = async (who: InboxBrowser) => (await who.load('')).status === 200;

test.each(languages)('a mailed link signs in with its button, in %s', async (language) => {
  const page = await browser.load('/sign-in', { headers: { 'Accept-Language': language } });
  expect(page.text).toContain(dictionaries[language].inbox.signIn.lead);
  await browser.send('/sign-in', { address: 'Asha@IFSF.example' }, { 'Accept-Language': language });
  await portal.mailsTried();
  const [mail] = await portal.mailsTo(asha);
  expect(mail).toMatchObject({
    language,
    replyTo: settings.email,
    subject: dictionaries[language].inbox.mails['sign-in'].subject,
  });
  const link = mail?.link?.replace(inboxAddress, '') ?? '';
  expect((await browser.load(link)).text).toContain(text.signIn.enter);
  expect(await isIn(browser)).toBe(false);
  expect(await browser.send(link)).toMatchObject({ status: 303, location: '/inbox' });
  expect(await isIn(browser)).toBe(true);
});

test('signing in leads to the requested page, and to no other site', async () => {
  const asked = await browser.load('/IFSF-K-2026-000001');
  expect(asked.location).toBe('/inbox/sign-in?page=%2FIFSF-K-2026-000001');
  const link = (await browser.requestLink(asha, '/IFSF-K-2026-000001')) ?? '';
  await browser.load(link);
  expect((await browser.send(link)).location).toBe('/inbox/IFSF-K-2026-000001');
  for (const page of ['//other.example', 'https://other.example', '/\\other.example']) {
    const other = new InboxBrowser(portal);
    portal.clock.now += 11 * 60_000;
    const next = (await other.requestLink(asha, page)) ?? '';
    await other.load(next);
    expect([page, (await other.send(next)).location]).toEqual([page, '/inbox']);
  }
});

test('an address not on the staff gets the same response, and no mail', async () => {
  await browser.load('/sign-in');
  const named = await browser.send('/sign-in', { address: asha });
  const unnamed = await browser.send('/sign-in', { address: 'eve@other.example' });
  expect([unnamed.status, unnamed.location]).toEqual([named.status, named.location]);
  await portal.mailsTried();
  expect(await portal.mailsTo(asha)).toHaveLength(1);
  expect(await portal.mailsTo('eve@other.example')).toEqual([]);
  expect(await portal.database.selectFrom('sign_ins').selectAll().execute()).toHaveLength(1);
});

test('stores nothing that reveals a link or a cookie', async () => {
  const link = (await browser.requestLink(asha)) ?? '';
  await browser.signIn(ravi);
  const rows = [
    await portal.database.selectFrom('sign_ins').selectAll().execute(),
    await portal.database.selectFrom('sessions').selectAll().execute(),
    await portal.database.selectFrom('mails').selectAll().execute(),
  ];
  const stored = JSON.stringify(rows);
  for (const secret of [link.split('.')[1] ?? '', ...browser.cookies.values()])
    expect(stored).not.toContain(secret);
});

test('a link works once', async () => {
  const link = (await browser.requestLink(asha)) ?? '';
  await browser.load(link);
  const again = browser.copy();
  expect((await browser.send(link)).status).toBe(303);
  browser = again;
  expect((await browser.load(link)).text).toContain(text.signIn.ended);
  expect((await browser.send(link)).status).toBe(403);
  expect(await isIn(browser)).toBe(false);
});

test('a link works for fifteen minutes', async () => {
  const link = (await browser.requestLink(asha)) ?? '';
  await browser.load(link);
  portal.clock.now += 15 * 60_000;
  expect((await browser.send(link)).status).toBe(403);
  expect(await isIn(browser)).toBe(false);
});

/** Opens a link in another browser, and returns the code that it shows. */
const codeIn = async (other: InboxBrowser, link: string) =>
  /<strong>(\d{4}) (\d{4})</
    .exec((await other.load(link)).text)
    ?.slice(1)
    .join('') ?? '';

test('a link opened in another browser shows a code, which signs in where the link was asked for, once', async () => {
  const link = (await browser.requestLink(asha, '/IFSF-K-2026-000001')) ?? '';
  const phone = new InboxBrowser(portal);
  const code = await codeIn(phone, link);
  expect(code).toHaveLength(8);
  expect((await phone.send('/sign-in/code', { code })).status).toBe(422);
  expect((await browser.load('/sign-in/asked')).text).toContain(text.signIn.code);
  const typed = ` ${code.slice(0, 4)} ${code.slice(4)}\u200b`;
  expect(await browser.send('/sign-in/code', { code: typed })).toMatchObject({
    status: 303,
    location: '/inbox/IFSF-K-2026-000001',
  });
  expect(await Promise.all([browser, phone].map(isIn))).toEqual([true, false]);
  expect((await phone.load(link)).text).toContain(text.signIn.ended);
});

test('a code can be tried five times, for fifteen minutes', async () => {
  const code = await codeIn(new InboxBrowser(portal), (await browser.requestLink(asha)) ?? '');
  await browser.load('/sign-in/asked');
  for (let count = 0; count < 5; count += 1) {
    const wrong = await browser.send('/sign-in/code', { code: '0000000' });
    expect([wrong.status, wrong.text.includes(text.signIn.codeWrong)]).toEqual([422, true]);
  }
  expect((await browser.send('/sign-in/code', { code })).status).toBe(422);

  const late = new InboxBrowser(portal);
  const second = await codeIn(browser, (await late.requestLink(ravi)) ?? '');
  portal.clock.now += 15 * 60_000;
  await late.load('/sign-in/asked');
  expect((await late.send('/sign-in/code', { code: second })).status).toBe(422);
  expect(await Promise.all([browser, late].map(isIn))).toEqual([false, false]);
});

test('a scanner that opens the link and presses its button uses nothing up', async () => {
  const link = (await browser.requestLink(asha)) ?? '';
  const scanner = new InboxBrowser(portal);
  expect(await codeIn(scanner, link)).not.toBe('');
  expect((await scanner.send(link)).status).toBe(403);
  expect(await isIn(scanner)).toBe(false);
  await browser.load(link);
  await browser.send(link);
  expect(await isIn(browser)).toBe(true);
});

test('a forged link signs nobody in', async () => {
  const link = (await browser.requestLink(asha)) ?? '';
  const [id = '', proof = ''] = link.split('.');
  for (const forged of [id, `${id}.`, `${id}.${proof.slice(0, -1)}`, `${id}.${'A'.repeat(43)}`]) {
    await browser.load('/sign-in');
    expect([forged, (await browser.send(forged)).status]).toEqual([forged, 403]);
  }
  expect(await isIn(browser)).toBe(false);
});

test('a cookie from before signing in has no session afterwards', async () => {
  await browser.load('/sign-in');
  const attacker = browser.copy();
  await browser.signIn();
  expect(await isIn(attacker)).toBe(false);
  // Signing in replaces a cookie that the attacker chose.
  attacker.cookies.set('__Host-inbox-session', 'chosen');
  await attacker.signIn();
  expect(attacker.cookies.get('__Host-inbox-session')).not.toBe('chosen');
});

test('a stolen cookie is invalid after signing out', async () => {
  await browser.signIn();
  const thief = browser.copy();
  expect(await isIn(thief)).toBe(true);
  await browser.send('/sign-out');
  expect(await isIn(thief)).toBe(false);
});

test('signing out everywhere ends every session and unused link of the person, and nobody else’s', async () => {
  const other = new InboxBrowser(portal);
  const colleague = new InboxBrowser(portal);
  const late = new InboxBrowser(portal);
  const link = await late.requestLink(asha);
  await browser.signIn(asha);
  await other.signIn(asha);
  await colleague.signIn(ravi);
  await browser.send('/sign-out', { everywhere: 'yes' });
  await late.load(link ?? '');
  expect((await late.send(link ?? '')).status).toBe(403);
  expect(await Promise.all([browser, other, colleague].map(isIn))).toEqual([false, false, true]);
});

test('a session ends after twelve hours without use', async () => {
  await browser.signIn();
  portal.clock.now += 12 * hour - 1;
  const { headers } = await browser.load('');
  expect(String(headers['set-cookie'])).toMatch(/^__Host-inbox-session=.+Max-Age=43200/);
  portal.clock.now += 12 * hour - 1;
  expect(await isIn(browser)).toBe(true);
  portal.clock.now += 12 * hour;
  expect(await isIn(browser)).toBe(false);
});

test('a session ends after a week, whatever its use', async () => {
  await browser.signIn();
  for (let days = 0; days < 7; days += 0.25) {
    expect([days, await isIn(browser)]).toEqual([days, true]);
    portal.clock.now += 6 * hour;
  }
  expect(await isIn(browser)).toBe(false);
});

test('a form of another origin, or without the token of the page, changes nothing', async () => {
  await browser.signIn();
  for (const origin of ['https://other.example', 'http://inbox.ifsf.example', 'null'])
    expect((await browser.send('/sign-out', {}, { Origin: origin })).status).toBe(403);
  expect((await browser.send('/sign-out', { token: '' })).status).toBe(403);
  const stranger = new InboxBrowser(portal);
  await stranger.load('/sign-in');
  stranger.cookies.clear();
  for (const [name, value] of browser.cookies) stranger.cookies.set(name, value);
  expect((await stranger.send('/sign-out')).status).toBe(403);
  expect(await isIn(browser)).toBe(true);
  expect(
    (await browser.send('/sign-out', {}, { Origin: 'https://inbox.ifsf.example' })).status,
  ).toBe(303);
});

test('cookies are bound to the host, out of reach of scripts and of other sites', async () => {
  await browser.load('/sign-in');
  const link = (await browser.requestLink(asha)) ?? '';
  await browser.load(link);
  const { headers } = await browser.send(link);
  const session = [headers['set-cookie'] ?? []].flat().find((line) => line.includes('session'));
  expect(session).toMatch(/^__Host-inbox-session=/);
  for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${12 * 60 * 60}`])
    expect(session?.split('; ')).toContain(part);
  expect(session).not.toMatch(/Domain/i);
});

test('no page is cached or framed, and none has a script', async () => {
  await portal.post('/messages', goodMessage);
  await browser.signIn();
  const signedIn = ['', '/IFSF-K-2026-000001', '/none'];
  for (const path of ['/sign-in', '/sign-in/asked', '/sign-in/link/x.y', ...signedIn]) {
    const { headers, text: page } = await browser.load(path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page).not.toMatch(/<script| on\w+=| style=/i);
  }
});

test('an address gets five links in ten minutes, and strangers lock nobody out who has signed in before', async () => {
  await browser.signIn();
  await browser.send('/sign-out');
  const colleague = new InboxBrowser(portal);
  await colleague.signIn(ravi);
  await colleague.send('/sign-out');
  const ask = async (who: InboxBrowser) => {
    await who.load('/sign-in');
    return (await who.send('/sign-in', { address: asha })).status;
  };
  const stranger = new InboxBrowser(portal);
  stranger.cookies.set('__Host-inbox-known', 'chosen');
  for (let count = 0; count < 4; count += 1) expect(await ask(stranger)).toBe(303);
  expect(await ask(stranger)).toBe(429);
  expect(await ask(colleague)).toBe(429);
  await portal.mailsTried();
  expect(await portal.mailsTo(asha)).toHaveLength(5);
  await browser.signIn();
  expect(await isIn(browser)).toBe(true);
  for (let count = 0; count < 5; count += 1) await ask(browser);
  expect(await ask(browser)).toBe(429);
});

test('redirects a person who has signed in, instead of sending a useless link', async () => {
  const page = '/IFSF-K-2026-000001';
  await browser.signIn();
  expect(await browser.load(`/sign-in?page=${page}`)).toMatchObject({
    status: 303,
    location: `/inbox${page}`,
  });
});
