import { beforeEach, expect, test } from 'vitest';
import { goodMessage, goodRequest, startPortal, type RunningPortal } from './running-portal.ts';
import { inbox, InboxBrowser, staff } from './inbox/inbox-browser.ts';

const wrong = Date.parse('2030-01-01T00:00:00Z');
const right = Date.parse('2026-11-20T09:00:00Z');
let portal: RunningPortal;
let isMailDown: boolean;
let mailed: { to: string; code?: string | undefined; link?: string | undefined }[];

beforeEach(async () => {
  isMailDown = false;
  mailed = [];
  portal = await startPortal({
    inbox,
    sendMail: ({ to, code, link }) =>
      isMailDown
        ? Promise.reject(new Error('no mail server'))
        : Promise.resolve(void mailed.push({ to, code, link })),
  });
  portal.clock.now = wrong;
});

const send = async (email = goodMessage.email) =>
  (await portal.post('/messages', { ...goodMessage, email })).status;

test('counts from a wrong clock lock nobody out', async () => {
  const request = async () =>
    (await portal.post('/members/certificate-request', goodRequest)).status;
  for (let count = 0; count < 5; count += 1) await request();
  expect(await request()).toBe(429);
  portal.clock.now = right;
  for (const status of [200, 200, 200, 200, 200, 429]) expect(await request()).toBe(status);
});

test('mails that a wrong clock has delayed are sent when it is right', async () => {
  isMailDown = true;
  await send();
  await portal.mailsTried();
  isMailDown = false;
  portal.clock.now = right;
  expect(await portal.health()).toMatchObject({ oldestUnsentMail: 0 });
  await portal.mailsTried();
  expect(mailed.map(({ to }) => to)).toContain(goodMessage.email);
});

test('codes, links and sessions of a wrong clock are invalid when it is right', async () => {
  await portal.post('/members/certificate-request', goodRequest);
  const browser = new InboxBrowser(portal);
  const toPath = () => mailed.at(-1)?.link?.replace(inbox.address(), '') ?? '';
  const ask = async () => {
    await browser.load('/sign-in');
    await browser.send('/sign-in', { address: staff[0] ?? '' });
    await portal.mailsTried();
    return toPath();
  };
  const first = await ask();
  await browser.load(first);
  await browser.send(first);
  expect((await browser.load('')).status).toBe(200);
  const other = new InboxBrowser(portal);
  await other.load('/sign-in');
  await other.send('/sign-in', { address: staff[0] ?? '' });
  await portal.mailsTried();
  const second = toPath();
  portal.clock.now = right;
  expect((await browser.load('')).status).toBe(303);
  expect((await other.load(second)).status).toBe(403);
  const { code } = mailed.find((mail) => mail.code) ?? {};
  const answer = await portal.post('/members/email-verify', {
    email: goodRequest.email,
    otp: code,
  });
  expect(answer.status).toBe(400);
});
