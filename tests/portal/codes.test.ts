import { beforeEach, expect, test } from 'vitest';
import { dictionaries } from '../../packages/i18n/strings.ts';
import { goodRequest, newKey, startPortal, type RunningPortal } from './running-portal.ts';

const texts = dictionaries.en.portal;
let portal: RunningPortal;

beforeEach(async () => {
  portal = await startPortal();
});

/** Requests a certificate and returns the code from the mail. */
async function requestCode(email = goodRequest.email, headers = {}, change = {}): Promise<string> {
  const request = { ...goodRequest, email, ...change };
  const response = await portal.post('/members/certificate-request', request, headers);
  expect(response.status).toBe(200);
  return (await portal.mailsTo(email)).find(({ code }) => code)?.code ?? '';
}

const verify = (otp: string, email = goodRequest.email, headers = {}) =>
  portal.post('/members/email-verify', { email, otp }, headers);

/** The response to every wrong code. */
async function expectRefused(answer: Promise<Response>) {
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([400, { message: texts.codeRefused }]);
}

test('a code has six digits, is mailed, works once, and is stored nowhere', async () => {
  const code = await requestCode();
  expect(code).toMatch(/^\d{6}$/);
  for (const table of ['codes', 'mails', 'submissions', 'answers'] as const)
    expect(
      JSON.stringify(await portal.database.selectFrom(table).selectAll().execute()),
    ).not.toContain(code);
  expect((await verify(code)).status).toBe(200);
  await expectRefused(verify(code));
});

test('a code is valid for ten minutes', async () => {
  const first = await requestCode();
  portal.clock.now += 10 * 60_000 - 1;
  expect((await verify(first)).status).toBe(200);
  const second = await requestCode();
  portal.clock.now += 10 * 60_000;
  await expectRefused(verify(second));
});

test('a newer code replaces the older one, and the request stays one', async () => {
  const first = await requestCode();
  const second = await requestCode();
  if (first !== second) await expectRefused(verify(first));
  expect((await verify(second)).status).toBe(200);
  const requests = await portal.database.selectFrom('submissions').select('reference').execute();
  expect(requests).toEqual([{ reference: 'IFSF-C-2026-000001' }]);
});

test('a changed request replaces the one before', async () => {
  await requestCode();
  const changed = { ...goodRequest, full_name: 'Asha Devi Rao' };
  await portal.post('/members/certificate-request', changed);
  const requests = await portal.database.selectFrom('submissions').select('name').execute();
  expect(requests).toEqual([{ name: changed.full_name }]);
});

test('requests of two browsers for one mailbox wait side by side, each with its own code', async () => {
  const mine = { 'Browser-Key': newKey() };
  const theirs = { 'Browser-Key': newKey() };
  const { email } = goodRequest;
  const myCode = await requestCode(email, mine);
  const theirCode = await requestCode(email, theirs, {
    full_name: 'Mallory',
    mobile: 9_000_000_000,
  });
  if (myCode !== theirCode) {
    await expectRefused(verify(theirCode, email, mine));
    await expectRefused(verify(myCode, email, theirs));
  }
  await expectRefused(verify(myCode));
  expect((await verify(myCode, email, mine)).status).toBe(200);
  const confirmed = portal.database.selectFrom('submissions').where('reference', 'is not', null);
  expect(await confirmed.select('name').execute()).toEqual([{ name: goodRequest.full_name }]);
});

test('wrong codes of strangers, before and after a request, do not refuse the right one', async () => {
  const guess = async (count: number) => {
    for (let tried = 0; tried < count; tried += 1) await expectRefused(verify('none'));
  };
  const mine = { 'Browser-Key': newKey() };
  await guess(20);
  const code = await requestCode(goodRequest.email, mine);
  await guess(5);
  expect((await verify(code, goodRequest.email, mine)).status).toBe(200);
});

test('a code belongs to one address, in any case', async () => {
  const code = await requestCode('Asha@Bank.example');
  await expectRefused(verify(code, 'other@bank.example'));
  expect((await verify(code, 'asha@bank.example')).status).toBe(200);
});

test('the right code with the same key gets the same success', async () => {
  const headers = { 'Idempotency-Key': newKey() };
  const code = await requestCode();
  const first = await verify(code, goodRequest.email, headers);
  const again = await verify(code, goodRequest.email, headers);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(await first.json());
  await expectRefused(verify(code, goodRequest.email, { 'Idempotency-Key': newKey() }));
});

test('a request has its reference when its code is right, not before', async () => {
  const code = await requestCode();
  const references = () => portal.database.selectFrom('submissions').select('reference').execute();
  expect(await references()).toEqual([{ reference: null }]);
  expect(await (await verify(code)).json()).toMatchObject({
    reference: 'IFSF-C-2026-000001',
    due: '2026-11-26',
  });
  expect(await references()).toEqual([{ reference: 'IFSF-C-2026-000001' }]);
});

test('does not send a code that expired in the outbox', async () => {
  let isDown = true;
  const sent: string[] = [];
  portal = await startPortal({
    sendMail: ({ subject }) => {
      if (isDown) return Promise.reject(new Error('no mail server'));
      sent.push(subject);
      return Promise.resolve();
    },
  });
  await portal.post('/members/certificate-request', goodRequest);
  await portal.mailsTried();
  isDown = false;
  portal.clock.now += 10 * 60_000;
  await portal.mailsTried();
  expect(sent).toEqual([]);
});
