import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { behaviours } from '../../sandbox/behaviours.ts';
import { goodApplication, goodMessage, goodRequest, startSandbox, type RunningSandbox } from './sandbox-server.ts';

let sandbox: RunningSandbox;

beforeEach(async () => {
  sandbox = await startSandbox();
});

afterEach(() => sandbox.stop());

const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

/** Asks for a certificate and gives the code of the mail. */
async function askForCode(email = goodRequest.email): Promise<string> {
  expect((await sandbox.post('/members/certificate-request', { ...goodRequest, email })).status).toBe(200);
  return (await sandbox.mailsTo(email))[0]?.code ?? '';
}

const verify = (otp: string, email = goodRequest.email) => sandbox.post('/members/email-verify', { email, otp });

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a one-time code', () => {
  test('has six digits, is mailed, and works once', async () => {
    const code = await askForCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(sandbox.log.join('\n')).toContain(code);
    expect((await verify(code)).status).toBe(200);
    expect((await verify(code)).status).toBe(404);
  });

  test('lives ten minutes', async () => {
    const code = await askForCode();
    sandbox.clock.now += 10 * 60_000 - 1;
    expect((await verify(wrong(code))).status).toBe(400);
    sandbox.clock.now += 1;
    const late = await verify(code);
    expect([late.status, await messageOf(late)]).toEqual([410, 'The code has expired. Ask for a new one.']);
  });

  test('can be tried five times', async () => {
    const code = await askForCode();
    for (const left of [4, 3, 2, 1]) expect(await messageOf(await verify(wrong(code)))).toBe(`The code is wrong. Tries left: ${left}.`);
    expect((await verify(wrong(code))).status).toBe(429);
    expect((await verify(code)).status).toBe(429);
  });

  test('ends when a new one is asked for', async () => {
    const first = await askForCode();
    const second = await askForCode();
    if (first !== second) expect((await verify(first)).status).toBe(400);
    expect((await verify(second)).status).toBe(200);
  });

  test('belongs to one address, however that is written', async () => {
    const code = await askForCode('Asha@Bank.example');
    expect((await verify(code, 'other@bank.example')).status).toBe(404);
    expect((await verify(code, 'asha@bank.example')).status).toBe(200);
  });
});

test('an address that asks too often has to wait, and is told how long', async () => {
  for (let count = 0; count < 5; count += 1) await askForCode();
  sandbox.clock.now += 60_000;
  const refused = await sandbox.post('/members/certificate-request', goodRequest);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '540']);
  expect(await messageOf(refused)).toContain('540 seconds');
  expect(await askForCode('other@bank.example')).not.toBe('');
  sandbox.clock.now += 540_000;
  expect(await askForCode()).not.toBe('');
});

test('applications and messages are taken and can be read in the outbox', async () => {
  expect((await sandbox.post('/members/applications', goodApplication)).status).toBe(201);
  expect((await sandbox.post('/messages', goodMessage)).status).toBe(201);
  expect((await sandbox.mailsTo('asha@bank.example')).map(({ text }) => text)).toEqual([
    expect.stringContaining('subject: Complaint'),
    expect.stringContaining('membershipTier: gold'),
  ]);
});

test('messages are in Hindi for a Hindi page', async () => {
  const response = await sandbox.post('/members/email-verify', { email: 'x@y.example', otp: '1' }, { 'Accept-Language': 'hi' });
  expect(await messageOf(response)).toBe('इस ई-मेल पते के लिए कोई कोड नहीं है। नया कोड मँगाएँ।');
});

test.each([
  ['no JSON', '/messages', '{', {}, 400],
  ['another type', '/messages', 'a=b', { 'Content-Type': 'text/plain' }, 415],
  ['too much', '/messages', JSON.stringify({ ...goodMessage, message: 'x'.repeat(40_000) }), {}, 413],
  ['an unknown address', '/nothing', '{}', {}, 404],
  ['a name from the prototype', '/constructor', '{}', {}, 404],
])('%s is refused with a message', async (_, path, body, headers, status) => {
  const response = await sandbox.post(path, body, headers);
  expect(response.status).toBe(status);
  expect(await messageOf(response)).not.toBe('');
});

test('only POST is accepted, and other origins may send it', async () => {
  expect((await sandbox.get('/sandbox/api/v1/messages')).status).toBe(405);
  const preflight = await sandbox.get('/sandbox/api/v1/messages', { method: 'OPTIONS' });
  expect([
    preflight.status,
    preflight.headers.get('access-control-allow-origin'),
    preflight.headers.get('access-control-allow-headers'),
  ]).toEqual([204, '*', 'Content-Type']);
});

test('the outbox is a page that shows text as text', async () => {
  await sandbox.post('/messages', { ...goodMessage, message: '<script>alert(1)</script>' });
  const page = await (await sandbox.get('/sandbox/outbox')).text();
  expect(page).toContain('&#60;script&#62;');
  expect(page).not.toContain('<script>');
});

test('a request for the site is left to the site', async () => {
  expect((await sandbox.get('/contact')).status).toBe(418);
  expect((await sandbox.get('/sandbox')).status).toBe(418);
});

test.each(['//', '//[', '/%', '///sandbox'])('the address %s, which is no URL, is left to the site', async (path) => {
  expect((await sandbox.get(path)).status).toBe(418);
});

test('a caller who hangs up in the middle of a request harms nobody else', async () => {
  await sandbox.hangUp('/messages');
  expect((await sandbox.post('/messages', goodMessage)).status).toBe(201);
});

describe('the wish in an address', () => {
  const ask = (tag: string, path = '/messages') =>
    sandbox.post(path, { ...(path === '/messages' ? goodMessage : goodRequest), email: `asha+${tag}@bank.example` });

  test.each([
    ['refuse', 422, /refused/],
    ['error', 500, /fault/],
    ['silent', 500, /^\{\}$/],
    ['html', 502, /<h1>/],
    ['login', 200, /<h1>/],
    ['empty', 500, /^$/],
    ['accept', 200, /^$/],
    ['hostile', 400, /<img/],
  ])('“%s” is answered with %i', async (tag, status, body) => {
    const response = await ask(tag);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(body);
  });

  test('“drop” breaks the connection off', async () => {
    await expect(ask('drop')).rejects.toThrow();
  });

  test('“hang” never answers', async () => {
    await expect(
      sandbox.get('/sandbox/api/v1/messages', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...goodMessage, email: 'asha+hang@bank.example' }),
        signal: AbortSignal.timeout(200),
      }),
    ).rejects.toThrow(/timeout/);
  });

  test('holds once if it says so, and for the check of the code only if it says that', async () => {
    expect([(await ask('error-once')).status, (await ask('error-once')).status]).toEqual([500, 201]);
    expect((await ask('verify-refuse', '/members/certificate-request')).status).toBe(200);
    expect((await verify('1', 'asha+verify-refuse@bank.example')).status).toBe(422);
  });

  test('that nobody knows is no wish', async () => {
    expect((await ask('newsletter')).status).toBe(201);
    expect((await ask('constructor')).status).toBe(201);
  });
});

test.each(Object.keys(behaviours))('developers can read about the behaviour “%s”', (name) => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/developers/portal.md'), 'utf8')).toContain(`| \`${name}\` |`);
});
