import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../packages/portal/service/database/open.ts';
import { formatWait } from '../../packages/base/shared/duration.ts';
import { fill } from '../../packages/i18n/fill.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { dictionaries } from '../../packages/i18n/strings.ts';
import { isOnPostgres, makeDatabase } from './database/test-database.ts';
import {
  goodApplication,
  goodMessage,
  goodRequest,
  startPortal,
  type RunningPortal,
} from './running-portal.ts';

let portal: RunningPortal;

beforeEach(async () => {
  portal = await startPortal();
});

const stored = () => portal.database.selectFrom('submissions').selectAll().execute();

test('a hundred requests for a code mail five, and stay one request', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => portal.post('/members/certificate-request', goodRequest)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  expect(await portal.mailsTo(goodRequest.email)).toHaveLength(5);
  expect(await stored()).toHaveLength(1);
});

test('codes that are guessed from ten addresses at two processes are refused after five tries', async () => {
  const name = await makeDatabase();
  const mails: (string | undefined)[] = [];
  const options = {
    proxies: ['127.0.0.1'],
    sendMail: ({ code }: { code?: string }) => Promise.resolve(void mails.push(code)),
  };
  const one = await startPortal({ database: openDatabase(name), ...options });
  const two = await startPortal({ database: openDatabase(name), ...options });
  const guess = async (otp: string, index: number) => {
    const from = { 'X-Forwarded-For': `203.0.113.${index % 10}` };
    const process = index % 2 === 0 ? one : two;
    const body = { email: goodRequest.email, otp };
    return (await process.post('/members/email-verify', body, from)).status;
  };
  const newCode = async () => {
    expect((await one.post('/members/certificate-request', goodRequest)).status).toBe(200);
    await one.mailsTried();
    return mails.at(-1) ?? '';
  };
  const wrongTo = (code: string) => (code === '111111' ? '222222' : '111111');
  for (let round = 0; round < 4; round += 1) {
    const code = await newCode();
    for (let index = 0; index < 5; index += 1) expect(await guess(wrongTo(code), index)).toBe(400);
    // The right code comes too late.
    expect(await guess(code, round)).toBe(400);
    for (const { clock } of [one, two]) clock.now += 3 * 60_000;
  }
  expect(await guess(await newCode(), 1)).toBe(200);
});

test('a mailbox gets no more than five mails in ten minutes, whoever asks for them in whatever spelling', async () => {
  portal = await startPortal({ proxies: ['127.0.0.1'] });
  const mailed = () => portal.database.selectFrom('mails').select('id').execute();
  for (const [index, email] of [
    'victim@other.example',
    'victim+one@other.example',
    'VICTIM+two+three@Other.example',
    '<victim@other.example>',
    '"victim"@other.example',
    'vic.tim@other.example',
    'ｖｉｃｔｉｍ@other.example',
  ].entries()) {
    const from = { 'X-Forwarded-For': `203.0.113.${index}` };
    await portal.post('/messages', { ...goodMessage, email }, from);
    await portal.post('/members/applications', { ...goodApplication, email }, from);
    await portal.post('/members/certificate-request', { ...goodRequest, email }, from);
  }
  expect(await mailed()).toHaveLength(5);
  await portal.post('/messages', { ...goodMessage, email: 'other@other.example' });
  expect(await mailed()).toHaveLength(6);
});

test.each(languages)(
  'a mailbox gets no more than fifty mails a day, and a message says how long to wait, in %s',
  async (language) => {
    const send = () =>
      portal.post('/members/certificate-request', goodRequest, { 'Accept-Language': language });
    for (let round = 0; round < 10; round += 1) {
      for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200);
      // The limit of the day does not count a form that the short limit refuses.
      for (let count = 0; count < 5; count += 1) {
        const { status, headers } = await send();
        expect([status, headers.get('retry-after')]).toEqual([429, '600']);
      }
      portal.clock.now += 10 * 60_000;
    }
    const refused = await send();
    expect(refused.status).toBe(429);
    const { tooOften } = dictionaries[language].portal;
    const time = formatWait(Number(refused.headers.get('retry-after')), language);
    expect(await refused.json()).toEqual({ message: fill(tooOften, { time }) });
    portal.clock.now += 24 * 60 * 60_000;
    expect((await send()).status).toBe(200);
  },
);

const forms = [
  ['/messages', goodMessage],
  ['/members/applications', goodApplication],
  ['/members/certificate-request', goodRequest],
] as const;

const fields = forms.flatMap(([path, body]) =>
  Object.entries(body).flatMap(([field, value]) =>
    typeof value === 'string' ? [[path, field, body] as const] : [],
  ),
);

const hostileValues = [
  'Asha\r\nBcc: victim@other.example',
  'Asha\nSubject: You have won',
  "'); drop table submissions; --",
  'Asha\u0000Rao',
  '${jndi:ldap://other.example}',
];

test.each(fields)('%s with hostile text in %s', async (path, field, body) => {
  const before = (await stored()).length;
  for (const hostile of hostileValues) {
    portal.clock.now += 10 * 60_000;
    const response = await portal.post(path, { ...body, [field]: hostile });
    expect([hostile, [200, 201, 422].includes(response.status)]).toEqual([hostile, true]);
    for (const { to, subject, replyTo } of await portal.mailsTo(body.email)) {
      expect([to, replyTo, subject].join('')).not.toMatch(/[\r\n]/);
      expect(subject).not.toContain('won');
    }
  }
  expect(await portal.mailsTo('victim@other.example')).toEqual([]);
  expect((await stored()).length).toBeGreaterThanOrEqual(before);
});

test('words of SQL in the id of a call, a header or an address change nothing', async () => {
  await portal.post('/messages', goodMessage);
  const sql = "x' or '1'='1'; drop table submissions; --";
  await portal.post('/messages', goodMessage, { 'Idempotency-Key': sql });
  await portal.post('/messages', goodMessage, { 'Accept-Language': sql });
  await portal.post('/messages', goodMessage, { 'X-Forwarded-For': sql });
  await portal.post('/members/email-verify', { email: goodMessage.email, otp: sql });
  await portal.get(`/outbox.json?to=${encodeURIComponent(sql)}`);
  expect(await stored()).toHaveLength(4);
});

test.each([
  ['the head of a request', 'POST /api/v1/messages HTTP/1.1\r\nHost: x\r\n'],
  [
    'the body of a request',
    'POST /api/v1/messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
])('a connection that sends %s slowly is closed, and others are answered', async (_, begin) => {
  const patience = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };
  portal = await startPortal({}, patience);
  const { hostname, port } = new URL(portal.base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(begin);
  // A byte now and then keeps such a connection open.
  const drip = setInterval(() => socket.write('a'), 50);
  const said = new Promise<string>((resolve) =>
    socket.once('data', (part) => resolve(String(part))),
  );
  expect((await portal.post('/messages', goodMessage)).status).toBe(201);
  expect(await said).toContain('408');
  await closed;
  clearInterval(drip);
});

test('a body that the contract refuses costs no work on its addresses', async () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const message = Array.from({ length: 60 }, () => ({ email: "'".repeat(1000) }));
  expect((await portal.post('/messages', { ...goodMessage, message })).status).toBe(422);
  expect(normalize.mock.calls.length).toBeLessThan(10);
  normalize.mockRestore();
});

/** A message as it arrives over a connection, with an address of its own. */
const toRequest = (index: number) => {
  const body = JSON.stringify({ ...goodMessage, email: `asha${index}@bank.example` });
  return `POST /api/v1/messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

function openSockets(count: number) {
  const { hostname, port } = new URL(portal.base);
  return Array.from({ length: count }, () => connect(Number(port), hostname));
}

/** Sends a message over each connection at the same moment. Returns the answers. */
function sendOver(sockets: readonly Socket[]) {
  const answers = sockets.map(async (socket) => String((await once(socket, 'data'))[0]));
  sockets.forEach((socket, index) => socket.write(toRequest(index)));
  return answers;
}

// On Postgres a pool of connections waits, which ends by the clock.
describe.skipIf(isOnPostgres())('a crowd', () => {
  test('that arrives at once gets 503 with the time to wait, beyond those that may wait', async () => {
    // Connections that Node has not accepted yet, as from a proxy that opens one for each request.
    const sockets = openSockets(500);
    const texts = await Promise.all(sendOver(sockets));
    const refused = texts.filter((text) => text.startsWith('HTTP/1.1 503'));
    expect(refused.length).toBeGreaterThan(0);
    for (const text of refused) expect(text).toMatch(/retry-after: 10\r\n/i);
    expect(await stored()).toHaveLength(500 - refused.length);
    sockets.forEach((socket) => socket.destroy());
  });

  test('that waits for the database is not handled where its browser has gone', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = portal.database.transaction().execute(() => released);
    const sockets = openSockets(30);
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await portal.get('/openapi.yaml');
    const answers = sendOver(sockets);
    await portal.get('/openapi.yaml');
    const gone = sockets.slice(0, 10).map((socket) => once(socket.destroy(), 'close'));
    await Promise.all(gone);
    await portal.get('/openapi.yaml');
    release();
    await Promise.all([held, ...answers.slice(10)]);
    expect(await stored()).toHaveLength(20);
    sockets.forEach((socket) => socket.destroy());
  });
});
