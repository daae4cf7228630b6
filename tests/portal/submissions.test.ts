import { beforeEach, expect, test } from 'vitest';
import { formatDay } from '../../packages/base/shared/dates.ts';
import { fill } from '../../packages/i18n/fill.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { inbox, staff } from './inbox/inbox-browser.ts';
import {
  goodApplication,
  goodMessage,
  goodRequest,
  newKey,
  startPortal,
  type RunningPortal,
} from './running-portal.ts';
import { dictionaries } from '../../packages/i18n/strings.ts';

let portal: RunningPortal;

beforeEach(async () => {
  portal = await startPortal();
});

const referenceOf = async (response: Promise<Response>) =>
  ((await (await response).json()) as { reference: string }).reference;

const stored = () => portal.database.selectFrom('submissions').selectAll().execute();

test.each(languages)(
  'a form is stored unchanged, and answered with reference and day, in %s',
  async (language) => {
    const response = await portal.post('/messages', goodMessage, {
      'Accept-Language': language,
      'Notice-Version': '2026-11-23',
    });
    const next = fill(dictionaries[language].portal.next.complaint, {
      due: formatDay('2026-12-02', language),
    });
    expect([response.status, await response.json()]).toEqual([
      201,
      { reference: 'IFSF-K-2026-000001', due: '2026-12-02', message: next },
    ]);
    expect(await stored()).toEqual([
      expect.objectContaining({
        kind: 'complaint',
        state: 'new',
        reference: 'IFSF-K-2026-000001',
        language,
        name: goodMessage.name,
        email: goodMessage.email,
        payload: JSON.stringify(goodMessage),
        notice: '2026-11-23',
        due_day: '2026-12-02',
      }),
    ]);
    const [mail] = await portal.mailsTo(goodMessage.email);
    expect(mail).toMatchObject({ language, text: expect.stringContaining(next) as string });
    expect(mail?.subject).toContain('IFSF-K-2026-000001');
  },
);

test('stores a form without its invisible characters', async () => {
  const sent = {
    ...goodMessage,
    name: '\u202aशर्\u200dमा\u202c\u200b',
    email: '\u2068Asha <mailto:asha＠bank.example>;\u2069',
    phone: 'tel:\u202a+91 98765 43210\u202c',
  };
  expect((await portal.post('/messages', sent)).status).toBe(201);
  const [row] = await portal.database.selectFrom('submissions').selectAll().execute();
  const [name, email] = ['शर्\u200dमा', 'asha@bank.example'];
  expect(row).toMatchObject({ name, email });
  expect(JSON.parse(row?.payload ?? '')).toMatchObject({ name, email, phone: '+91 98765 43210' });
});

test('each kind has its own letter and numbers', async () => {
  const send = (subject: string) =>
    referenceOf(portal.post('/messages', { ...goodMessage, subject }));
  expect(await send('Complaint')).toBe('IFSF-K-2026-000001');
  expect(await send('Feedback')).toBe('IFSF-M-2026-000001');
  expect(await send('Membership')).toBe('IFSF-M-2026-000002');
  expect(await referenceOf(portal.post('/members/applications', goodApplication))).toBe(
    'IFSF-A-2026-000001',
  );
});

test('the year of a reference is that of India', async () => {
  portal.clock.now = Date.parse('2026-12-31T18:29:00Z');
  expect(await referenceOf(portal.post('/messages', goodMessage))).toBe('IFSF-K-2026-000001');
  portal.clock.now = Date.parse('2026-12-31T18:30:00Z');
  expect(await referenceOf(portal.post('/messages', goodMessage))).toBe('IFSF-K-2027-000001');
});

test('numbers have no gaps, though calls come together and some are refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      portal.post('/messages', {
        ...goodMessage,
        email: `asha${index}@bank.example`,
        subject: index % 3 === 0 ? 'No subject' : 'Feedback',
      }),
    ),
  );
  const references = await Promise.all(
    answers.filter(({ ok }) => ok).map((response) => referenceOf(Promise.resolve(response))),
  );
  expect(references.sort()).toEqual(
    Array.from({ length: 20 }, (_, index) => `IFSF-M-2026-${String(index + 1).padStart(6, '0')}`),
  );
});

test('the same key with the same content is one submission with one mail', async () => {
  const headers = { 'Idempotency-Key': newKey() };
  const answers = await Promise.all(
    [1, 2, 3].map(() => portal.post('/messages', goodMessage, headers)),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  expect(await portal.mailsTo(goodMessage.email)).toHaveLength(1);

  await portal.post('/messages', goodMessage, { 'Idempotency-Key': newKey() });
  expect(await stored()).toHaveLength(2);
});

test.each(languages)(
  'the same key with another body is refused with the first reference, in %s',
  async (language) => {
    const headers = { 'Idempotency-Key': newKey(), 'Accept-Language': language };
    await portal.post('/messages', goodMessage, headers);
    const changed = await portal.post(
      '/messages',
      { ...goodMessage, message: 'Other words.' },
      { ...headers, 'Notice-Version': '2' },
    );
    const reference = 'IFSF-K-2026-000001';
    const message = fill(dictionaries[language].portal.alreadyArrived, { reference });
    expect([changed.status, await changed.json()]).toEqual([422, { message, reference }]);
    expect(await stored()).toHaveLength(1);
    const again = await portal.post('/messages', goodMessage, {
      ...headers,
      'Notice-Version': '2',
    });
    expect(await again.json()).toMatchObject({ reference });
  },
);

test('a request without a reference can be corrected with the same key', async () => {
  const headers = { 'Idempotency-Key': newKey() };
  await portal.post('/members/certificate-request', goodRequest, headers);
  const corrected = { ...goodRequest, full_name: 'Asha Devi Rao' };
  expect((await portal.post('/members/certificate-request', corrected, headers)).status).toBe(200);
  expect(await stored()).toEqual([expect.objectContaining({ name: corrected.full_name })]);
});

test('accepts a refused call later with the same key', async () => {
  const headers = { 'Idempotency-Key': newKey() };
  const request = (key = {}) => portal.post('/members/certificate-request', goodRequest, key);
  for (let count = 0; count < 5; count += 1) await request();
  expect((await request(headers)).status).toBe(429);
  portal.clock.now += 10 * 60_000;
  expect((await request(headers)).status).toBe(200);
});

test('past the limit of a mailbox, a message is stored, answered and mailed to the staff, but not to its sender', async () => {
  portal = await startPortal({ inbox });
  for (let count = 0; count < 7; count += 1)
    expect((await portal.post('/messages', goodMessage)).status).toBe(201);
  expect(await stored()).toHaveLength(7);
  expect(await portal.mailsTo(goodMessage.email)).toHaveLength(5);
  expect(await portal.mailsTo(staff[0] ?? '')).toHaveLength(7);
});

test.each([
  [{ 'Form-Honeypot': 'filled', 'Form-Seconds': '60' }, 'spam'],
  [{ 'Form-Seconds': '1' }, 'spam'],
  [{ 'Form-Seconds': '2' }, 'new'],
])('a form sent with %j is answered like any other, and is %s', async (headers, state) => {
  for (const [path, body, status] of [
    ['/messages', goodMessage, 201],
    ['/members/applications', goodApplication, 201],
    ['/members/certificate-request', goodRequest, 200],
  ] as const) {
    const response = await portal.post(path, body, headers);
    expect(response.status).toBe(status);
    const answer = (await response.json()) as { reference?: string };
    expect(answer.reference === undefined).toBe(status === 200);
  }
  const submissions = await stored();
  const certificate = state === 'spam' ? 'spam' : 'unconfirmed';
  expect(submissions.map((one) => one.state).toSorted()).toEqual(
    [state, state, certificate].toSorted(),
  );
  if (state !== 'spam') return;
  expect(submissions.map((one) => one.is_open)).toEqual([0, 0, 0]);
  expect(submissions.every(({ reference, due_day }) => reference && due_day)).toBe(true);
  expect(await portal.database.selectFrom('mails').select('kind').execute()).toEqual([]);
});

test('a mail to an unconfirmed address has nothing that was typed', async () => {
  const typed = { name: 'Win a Prize', phone: '099999 12345', message: 'http://prize.example' };
  await portal.post('/messages', { ...goodMessage, ...typed });
  const [mail] = await portal.mailsTo(goodMessage.email);
  for (const words of Object.values(typed)) expect(JSON.stringify(mail)).not.toContain(words);
});

test('the log has nothing that was typed, whatever fails', async () => {
  portal = await startPortal({
    sendMail: ({ to }) => Promise.reject(new Error(`550 5.1.1 <${to}>: unknown`)),
  });
  const hostile = [
    'Secret\r\nX-Log: Secret',
    '<Secret>',
    '=Secret()',
    'Secret\u202e\0',
    'Secret${x}%s',
    `'; Secret --`,
  ];
  for (const [index, words] of hostile.entries()) {
    const email = `secret${index}@secret.example`;
    await portal.post('/messages', { ...goodMessage, name: words, email, message: words });
    await portal.post('/messages', { ...goodMessage, subject: words });
    await portal.post('/messages', `{"secret": ${words}`);
    await portal.post('/members/applications', { ...goodApplication, lastName: words, email });
    await portal.post('/members/certificate-request', { ...goodRequest, full_name: words, email });
    await portal.post('/members/email-verify', { email, otp: words });
    await portal.get(`/api/v1/messages?email=${email}`);
  }
  await portal.mailsTried();
  // Every query fails from now on.
  await portal.database.schema.alterTable('mails').renameTo('lost').execute();
  await portal.post('/messages', { ...goodMessage, name: 'Secret', email: 'secret@x.example' });
  await portal.mailsTried();
  await portal.database.schema.alterTable('lost').renameTo('mails').execute();

  expect(portal.log.join('\n')).not.toMatch(/secret/i);
  expect(portal.log.join('\n')).toMatch(/was not sent.*\n[^]*failed/);
});
