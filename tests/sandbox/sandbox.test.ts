import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faults } from '../../sandbox/faults.ts';
import {
  goodApplication,
  goodMessage,
  goodRequest,
  startSandbox,
  type RunningSandbox,
} from './sandbox-server.ts';

let sandbox: RunningSandbox;

beforeEach(async () => {
  sandbox = await startSandbox();
});

afterEach(() => sandbox.stop());

const messageOf = async (response: Response) =>
  ((await response.json()) as { message: string }).message;

/** Requests a certificate and returns the code from the mail. */
async function requestCode(email = goodRequest.email): Promise<string> {
  expect(
    (await sandbox.post('/members/certificate-request', { ...goodRequest, email })).status,
  ).toBe(200);
  return (await sandbox.mailsTo(email))[0]?.code ?? '';
}

const verify = (otp: string, email = goodRequest.email) =>
  sandbox.post('/members/email-verify', { email, otp });

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a one-time code', () => {
  test('has six digits, is mailed and works once', async () => {
    const code = await requestCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(sandbox.log.join('\n')).toContain(code);
    expect((await verify(code)).status).toBe(200);
    expect((await verify(code)).status).toBe(404);
  });

  test('is valid for ten minutes', async () => {
    const code = await requestCode();
    sandbox.clock.now += 10 * 60_000 - 1;
    expect((await verify(wrong(code))).status).toBe(400);
    sandbox.clock.now += 1;
    const late = await verify(code);
    expect([late.status, await messageOf(late)]).toEqual([
      410,
      'The code has expired. Ask for a new one.',
    ]);
  });

  test('can be tried five times', async () => {
    const code = await requestCode();
    for (const left of [4, 3, 2, 1])
      expect(await messageOf(await verify(wrong(code)))).toBe(
        `The code is wrong. Tries left: ${left}.`,
      );
    expect((await verify(wrong(code))).status).toBe(429);
    expect((await verify(code)).status).toBe(429);
  });

  test('is replaced by a newer one', async () => {
    const first = await requestCode();
    const second = await requestCode();
    if (first !== second) expect((await verify(first)).status).toBe(400);
    expect((await verify(second)).status).toBe(200);
  });

  test('belongs to one address, in any case', async () => {
    const code = await requestCode('Asha@Bank.example');
    expect((await verify(code, 'other@bank.example')).status).toBe(404);
    expect((await verify(code, 'asha@bank.example')).status).toBe(200);
  });
});

test('an address that sends too many requests is told how long to wait', async () => {
  for (let count = 0; count < 5; count += 1) await requestCode();
  sandbox.clock.now += 60_000;
  const refused = await sandbox.post('/members/certificate-request', goodRequest);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '540']);
  expect(await messageOf(refused)).toContain('540 seconds');
  expect(await requestCode('other@bank.example')).not.toBe('');
  sandbox.clock.now += 540_000;
  expect(await requestCode()).not.toBe('');
});

test('applications and messages are accepted and appear in the outbox', async () => {
  expect((await sandbox.post('/members/applications', goodApplication)).status).toBe(201);
  expect((await sandbox.post('/messages', goodMessage)).status).toBe(201);
  expect((await sandbox.mailsTo('asha@bank.example')).map(({ text }) => text)).toEqual([
    expect.stringContaining('subject: Complaint'),
    expect.stringContaining('membershipTier: gold'),
  ]);
});

test('messages are in Hindi for a Hindi page', async () => {
  const response = await sandbox.post(
    '/members/email-verify',
    { email: 'x@y.example', otp: '1' },
    { 'Accept-Language': 'hi' },
  );
  expect(await messageOf(response)).toBe('इस ई-मेल पते के लिए कोई कोड नहीं है। नया कोड मँगाएँ।');
});

test.each([
  ['invalid JSON', '/messages', '{', {}, 400],
  ['another media type', '/messages', 'a=b', { 'Content-Type': 'text/plain' }, 415],
  [
    'too large a body',
    '/messages',
    JSON.stringify({ ...goodMessage, message: 'x'.repeat(40_000) }),
    {},
    413,
  ],
  ['an unknown endpoint', '/nothing', '{}', {}, 404],
  ['the name of an inherited property', '/constructor', '{}', {}, 404],
])('%s is rejected with a message', async (_, path, body, headers, status) => {
  const response = await sandbox.post(path, body, headers);
  expect(response.status).toBe(status);
  expect(await messageOf(response)).not.toBe('');
});

test('only POST is accepted, from any origin', async () => {
  expect((await sandbox.get('/sandbox/api/v1/messages')).status).toBe(405);
  const preflight = await sandbox.get('/sandbox/api/v1/messages', { method: 'OPTIONS' });
  expect([
    preflight.status,
    preflight.headers.get('access-control-allow-origin'),
    preflight.headers.get('access-control-allow-headers'),
  ]).toEqual([204, '*', 'Content-Type']);
});

test('the outbox escapes the text of a mail', async () => {
  await sandbox.post('/messages', { ...goodMessage, message: '<script>alert(1)</script>' });
  const page = await (await sandbox.get('/sandbox/outbox')).text();
  expect(page).toContain('&#60;script&#62;');
  expect(page).not.toContain('<script>');
});

test('a request for the site is not handled', async () => {
  expect((await sandbox.get('/contact')).status).toBe(418);
  expect((await sandbox.get('/sandbox')).status).toBe(418);
});

test.each(['//', '//[', '/%', '///sandbox'])(
  'the path %s, which is not a URL, is not handled',
  async (path) => {
    expect((await sandbox.get(path)).status).toBe(418);
  },
);

test('a client that hangs up in the middle of a request does not affect others', async () => {
  await sandbox.hangUp('/messages');
  expect((await sandbox.post('/messages', goodMessage)).status).toBe(201);
});

describe('a fault requested by a tag in the address', () => {
  const post = (tag: string, path = '/messages') =>
    sandbox.post(path, {
      ...(path === '/messages' ? goodMessage : goodRequest),
      email: `asha+${tag}@bank.example`,
    });

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
    const response = await post(tag);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(body);
  });

  test('“drop” closes the connection', async () => {
    await expect(post('drop')).rejects.toThrow();
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

  test('applies once with “-once”, and to the check of the code with “verify-”', async () => {
    expect([(await post('error-once')).status, (await post('error-once')).status]).toEqual([
      500, 201,
    ]);
    expect((await post('verify-refuse', '/members/certificate-request')).status).toBe(200);
    expect((await verify('1', 'asha+verify-refuse@bank.example')).status).toBe(422);
  });

  test('is ignored if it is unknown', async () => {
    expect((await post('newsletter')).status).toBe(201);
    expect((await post('constructor')).status).toBe(201);
  });
});

test.each(Object.keys(faults))('the developers’ guide lists the fault “%s”', (name) => {
  expect(
    readFileSync(join(import.meta.dirname, '../../docs/developers/portal.md'), 'utf8'),
  ).toContain(`| \`${name}\` |`);
});

test('the outbox answers only those who ask for this computer by a local name', async () => {
  const ask = (host: string) => sandbox.askAs(host, '/sandbox/outbox.json');
  for (const host of ['localhost', 'localhost:4321', '127.0.0.1:4321', '[::1]:4321'])
    expect([host, await ask(host)]).toEqual([host, 200]);
  for (const host of [
    'attacker.example',
    'localhost.attacker.example',
    '192.168.1.7:4321',
    '127.0.0.1.attacker.example',
  ])
    expect([host, await ask(host)]).toEqual([host, 403]);
});
