import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../packages/i18n/fill.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { dictionaries, getIslandTexts } from '../../packages/i18n/strings.ts';
import { siteHeaderNames } from '../../packages/portal/service/routes/contract.ts';
import { isOnPostgres } from './database/test-database.ts';
import {
  goodApplication,
  goodMessage,
  goodRequest,
  site,
  startPortal,
  type RunningPortal,
} from './running-portal.ts';

const texts = dictionaries.en.portal;
let portal: RunningPortal;

beforeEach(async () => {
  portal = await startPortal();
});

const messageOf = async (response: Response) =>
  ((await response.json()) as { message: string }).message;

const stored = () => portal.database.selectFrom('submissions').selectAll().execute();

test.each([
  ['invalid JSON', '/messages', '{', {}, 400],
  ['another media type', '/messages', 'a=b', { 'Content-Type': 'text/plain' }, 415],
  [
    'more than 64 kB',
    '/messages',
    JSON.stringify({ ...goodMessage, message: 'x'.repeat(64 * 1024) }),
    {},
    413,
  ],
  ['an unknown endpoint', '/nothing', '{}', {}, 404],
  ['the name of an inherited property', '/constructor', '{}', {}, 404],
  [
    'a key that is too short',
    '/messages',
    JSON.stringify(goodMessage),
    { 'Idempotency-Key': 'a' },
    422,
  ],
  ['an unknown field', '/messages', JSON.stringify({ ...goodMessage, website: '' }), {}, 422],
  [
    'the key __proto__',
    '/messages',
    JSON.stringify(goodMessage).replace('{', '{"__proto__":{"a":1},'),
    {},
    422,
  ],
])(
  '%s is refused with a message, and nothing is stored',
  async (_, path, body, headers, status) => {
    const response = await portal.post(path, body, headers);
    expect(response.status).toBe(status);
    expect(await messageOf(response)).not.toBe('');
    expect(await stored()).toEqual([]);
  },
);

test('refuses a request without a length, which is no server error', async () => {
  const stream = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: new Blob([JSON.stringify(goodMessage)]).stream(),
    duplex: 'half',
  };
  const response = await portal.get('/api/v1/messages', stream);
  expect(response.status).toBe(413);
  expect(portal.log).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('accepts requests of 64 kB', async () => {
  const message = 'x'.repeat(64 * 1024 - JSON.stringify(goodMessage).length);
  expect((await portal.post('/messages', { ...goodMessage, message })).status).toBe(201);
});

test.each(languages)(
  'a validation error names the field as its form does, in %s',
  async (language) => {
    const { certificateRequest, membershipApplication, contactForm } = getIslandTexts(language);
    const refusalOf = async (path: string, body: object) =>
      messageOf(await portal.post(path, body, { 'Accept-Language': language }));
    const toRefusal = (field: string) => fill(dictionaries[language].portal.invalid, { field });
    for (const [path, good, labels] of [
      [
        '/messages',
        goodMessage,
        { name: contactForm.name, email: contactForm.email, subject: contactForm.subject },
      ],
      [
        '/members/applications',
        goodApplication,
        { lastName: membershipApplication.lastName, phone: membershipApplication.phone },
      ],
      [
        '/members/certificate-request',
        goodRequest,
        {
          full_name: certificateRequest.fullName,
          mobile: certificateRequest.mobileNumber,
          purpose_of_viewing_certificate: certificateRequest.purpose,
        },
      ],
      [
        '/members/email-verify',
        { email: 'asha@bank.example', otp: '1' },
        { otp: certificateRequest.code },
      ],
    ] as const)
      for (const [field, label] of Object.entries(labels))
        expect(await refusalOf(path, { ...good, [field]: [] })).toBe(toRefusal(label));
    expect(await refusalOf('/messages', { ...goodMessage, constructor: '' })).toBe(
      toRefusal('constructor'),
    );
  },
);

test('only POST is accepted, and only from pages of the site', async () => {
  expect((await portal.get('/api/v1/messages')).status).toBe(405);
  const ask = (origin: string) =>
    portal.get('/api/v1/messages', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    });
  const allowed = await ask(site);
  expect([
    allowed.status,
    allowed.headers.get('access-control-allow-origin'),
    allowed.headers.get('access-control-allow-headers')?.toLowerCase().split(','),
  ]).toEqual([204, site, ['content-type', ...siteHeaderNames.map((name) => name.toLowerCase())]]);
  for (const origin of ['https://other.example', `${site}.other.example`, 'null']) {
    expect((await ask(origin)).headers.get('access-control-allow-origin')).toBeNull();
    expect((await portal.post('/messages', goodMessage, { Origin: origin })).status).toBe(403);
  }
  expect(await stored()).toEqual([]);
  const answer = await portal.post('/messages', goodMessage, { Origin: site });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, site]);
});

test('limits networks within a minute, in memory, and says how long to wait', async () => {
  portal = await startPortal({
    proxies: ['127.0.0.1'],
    limits: { all: 9, ipv4: 2, ipv6: [1, 2, 3], mailbox: [] },
  });
  const callFrom = async (address: string) => {
    const headers = { 'X-Forwarded-For': address, Origin: site };
    const response = await portal.post('/messages', goodMessage, headers);
    expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
    return [response.status, response.headers.get('retry-after')];
  };
  portal.clock.now += 15_000;
  const allowed = [201, null];
  const refused = [429, '45'];
  for (const [address, answer] of [
    ['203.0.113.1', allowed],
    ['203.0.113.1:4711', allowed],
    ['203.0.113.1', refused],
    ['203.0.113.2', allowed],
    ['2001:db8::1', allowed],
    ['2001:db8::2', refused],
    ['2001:db8:0:1::1', allowed],
    ['2001:db8:0:2::1', refused],
    ['2001:db8:0:100::1', allowed],
    ['2001:db8:0:200::1', refused],
    ['2001:db8:1::1', allowed],
    ['203.0.113.3', allowed],
    ['203.0.113.4', allowed],
    ['203.0.113.5', [503, '45']],
  ] as const)
    expect(await callFrom(address), address).toEqual(answer);
  expect(await portal.database.selectFrom('limits').selectAll().execute()).toEqual([]);
  portal.clock.now -= 3_600_000;
  expect(await callFrom('203.0.113.1')).toEqual(allowed);
  portal.clock.now += 60_000;
  expect(await callFrom('203.0.113.5')).toEqual(allowed);
});

test('forms wait for room before the disk is full', async () => {
  const disk = { free: 255 * 1024 * 1024 };
  portal = await startPortal({ freeBytes: () => disk.free });
  const refused = await portal.post('/messages', goodMessage);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  disk.free += 1024 * 1024;
  expect((await portal.post('/messages', goodMessage)).status).toBe(201);
});

test.skipIf(isOnPostgres())(
  'a full disk gives 503 with the time to wait and stores nothing by halves; the portal then recovers',
  async () => {
    await portal.post('/messages', goodMessage);
    await portal.mailsTried();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(portal.database);
    const before = rows[0]?.page_count ?? 0;
    await sql.raw(`pragma max_page_count = ${before}`).execute(portal.database);
    const message = 'x'.repeat(50_000);
    const failed = await portal.post('/messages', { ...goodMessage, message });
    expect([failed.status, failed.headers.get('retry-after'), await messageOf(failed)]).toEqual([
      503,
      '60',
      texts.unavailable,
    ]);
    expect(portal.log.at(-1)).toContain('full');
    expect(await stored()).toHaveLength(1);
    await sql.raw(`pragma max_page_count = ${before + 1000}`).execute(portal.database);
    const again = await portal.post('/messages', { ...goodMessage, message });
    expect(await again.json()).toMatchObject({ reference: 'IFSF-K-2026-000002' });
  },
);

test('a lost database gives 503, for the forms and for `/health`', async () => {
  const ok = await portal.get('/health');
  expect([ok.status, await ok.text()]).toEqual([200, 'ok']);
  await portal.database.destroy();
  const failed = await portal.post('/messages', goodMessage);
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60']);
  portal.clock.now += 60_000;
  const health = await portal.get('/health');
  expect([health.status, await health.text()]).toEqual([503, 'not ok']);
});

test('`/health` is not ok where the database only reads, or the disk is nearly full', async () => {
  let freeBytes = 2e9;
  portal = await startPortal({ freeBytes: () => freeBytes });
  freeBytes = 1e6;
  expect(await (await portal.get('/health')).text()).toBe('not ok');
  freeBytes = 2e9;
  await sql`alter table tasks rename to lost`.execute(portal.database);
  const answers = [];
  for (let poll = 0; poll < 2; poll += 1) {
    portal.clock.now += 40_000;
    answers.push(await (await portal.get('/health')).text());
  }
  await sql`alter table lost rename to tasks`.execute(portal.database);
  expect(answers).toEqual(['ok', 'not ok']);
});

test('`/health` tells a stranger only ok, and the holder of the token about mails, deletion and disk', async () => {
  portal = await startPortal({ sendMail: () => Promise.reject(new Error('no mail server')) });
  await portal.post('/messages', goodMessage);
  await portal.mailsTried();
  await portal.database
    .updateTable('tasks')
    .set({ stopped: 'clock' })
    .where('id', '=', 'deletion')
    .execute();
  portal.clock.now += 5000;
  const details = {
    database: 'ok',
    oldestUnsentMail: 5,
    mailsGivenUp: 0,
    codesExpired: 0,
    lastDeletion: 5,
    stopped: ['deletion'],
    lastBackup: null,
    freeBytes: null,
  };
  expect(await portal.health()).toEqual(details);
  await portal.database.updateTable('mails').set({ next_at: null, error: 'failed' }).execute();
  const givenUp = { ...details, oldestUnsentMail: null, mailsGivenUp: 1 };
  expect(await portal.health()).toEqual(givenUp);
  await portal.database.updateTable('mails').set({ kind: 'code', error: 'expired' }).execute();
  expect(await portal.health()).toEqual({ ...givenUp, mailsGivenUp: 0, codesExpired: 1 });
  for (const Authorization of ['', 'Bearer ', 'Bearer another'])
    expect(await (await portal.get('/health', { headers: { Authorization } })).text()).toBe('ok');
});

test('a client that hangs up in the middle of a request does not affect others, and is no failure', async () => {
  await portal.hangUp('/messages');
  expect((await portal.post('/messages', goodMessage)).status).toBe(201);
  expect(portal.log).toEqual([]);
});

test.each(['//', '//[', '/%', '///portal'])(
  'the path %s, which is no URL, is not found',
  async (path) => {
    expect((await portal.get(path)).status).toBe(404);
  },
);
