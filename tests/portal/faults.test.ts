import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dictionaries } from '../../packages/i18n/strings.ts';
import { faults } from '../../packages/portal/server/faults.ts';
import {
  goodMessage,
  goodRequest,
  openPortal,
  startPortal,
  type RunningPortal,
} from './running-portal.ts';

let portal: RunningPortal;

beforeAll(async () => {
  portal = await openPortal();
});

afterAll(() => portal.stop());

const post = (tag: string, path = '/messages') =>
  portal.post(path, {
    ...(path === '/messages' ? goodMessage : goodRequest),
    email: `asha+${tag}@bank.example`,
  });

test.each([
  ['refuse', 422, dictionaries.en.portal.refused],
  ['error', 500, dictionaries.en.portal.fault],
  ['silent', 500, /^\{\}$/],
  ['html', 502, /<h1>/],
  ['login', 200, /<h1>/],
  ['empty', 500, /^$/],
  ['accept', 200, /^$/],
  ['hostile', 400, /<img/],
])(
  'a tag in the address asks for the fault “%s”, which is answered with %i',
  async (tag, status, body) => {
    const response = await post(tag);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(body);
  },
);

test('“drop” closes the connection', async () => {
  await expect(post('drop')).rejects.toThrow();
});

test('“hang” never answers', async () => {
  await expect(
    portal.get('/api/v1/messages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...goodMessage, email: 'asha+hang@bank.example' }),
      signal: AbortSignal.timeout(200),
    }),
  ).rejects.toThrow(/timeout/);
});

test('a fault applies once with “-once”, and to the check of the code with “verify-”', async () => {
  expect([(await post('error-once')).status, (await post('error-once')).status]).toEqual([
    500, 201,
  ]);
  expect((await post('verify-refuse', '/members/certificate-request')).status).toBe(200);
  const body = { email: 'asha+verify-refuse@bank.example', otp: '1' };
  expect((await portal.post('/members/email-verify', body)).status).toBe(422);
});

test('a fault that is unknown is ignored', async () => {
  expect((await post('newsletter')).status).toBe(201);
  expect((await post('constructor')).status).toBe(201);
});

test('without fault injection a tag is part of an address', async () => {
  const strict = await startPortal({ intercept: undefined });
  const body = { ...goodMessage, email: 'asha+error@bank.example' };
  expect((await strict.post('/messages', body)).status).toBe(201);
});

test.each(Object.keys(faults))('the developers’ guide lists the fault “%s”', (name) => {
  expect(
    readFileSync(join(import.meta.dirname, '../../docs/developers/portal.md'), 'utf8'),
  ).toContain(`| \`${name}\` |`);
});
