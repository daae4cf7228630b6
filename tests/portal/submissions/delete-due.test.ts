import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDue } from '../../../packages/portal/service/submissions/delete-due.ts';
import {
  goodApplication,
  goodMessage,
  goodRequest,
  newKey,
  settings,
  startPortal,
  type RunningPortal,
} from '../running-portal.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

let portal: RunningPortal;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  portal = await startPortal();
});

afterEach(async () => {
  vi.useRealTimers();
  await portal.stop();
});

const countRows = async (table: 'submissions' | 'mails' | 'codes' | 'answers' | 'limits') =>
  (await portal.database.selectFrom(table).selectAll().execute()).length;

const tidy = () => deleteDue(portal.database, settings.retention, new Date(portal.clock.now));

test('deletes each kind with its mails after its retention, and no day earlier', async () => {
  await portal.post('/messages', { ...goodMessage, subject: 'Feedback' });
  await portal.post('/messages', goodMessage);
  await portal.post('/members/applications', goodApplication);
  await portal.mailsTried();
  const kinds = async () =>
    (await portal.database.selectFrom('submissions').select('kind').orderBy('kind').execute()).map(
      ({ kind }) => kind,
    );

  portal.clock.now = Date.parse('2027-11-20T08:00:00Z');
  expect([await tidy(), await kinds()]).toEqual([0, ['application', 'complaint', 'message']]);
  portal.clock.now = Date.parse('2027-11-20T10:00:00Z');
  expect([await tidy(), await kinds(), await countRows('mails')]).toEqual([2, ['complaint'], 1]);
  portal.clock.now = Date.parse('2029-11-20T10:00:00Z');
  expect([await tidy(), await kinds(), await countRows('mails')]).toEqual([1, [], 0]);
});

test('the retention of a submission starts at the last change by the staff', async () => {
  await portal.post('/messages', { ...goodMessage, subject: 'Feedback' });
  await portal.mailsTried();
  const { id } = await portal.database
    .selectFrom('submissions')
    .select('id')
    .executeTakeFirstOrThrow();
  const change = { submission_id: id, address: 'staff@ifsf.example', note: '' };
  for (const [version, changed_at] of [
    [1, '2026-11-23T09:00:00.000Z'],
    [2, '2027-03-01T09:00:00.000Z'],
  ] as const)
    await portal.database
      .insertInto('changes')
      .values({ ...change, state: 'closed', version, changed_at })
      .execute();
  portal.clock.now = Date.parse('2028-02-29T09:00:00Z');
  expect(await tidy()).toBe(0);
  portal.clock.now = Date.parse('2028-03-01T10:00:00Z');
  expect(await tidy()).toBe(1);
  expect(await portal.database.selectFrom('changes').selectAll().execute()).toEqual([]);
});

test('deletes an unconfirmed request for a certificate after a day, with its code', async () => {
  await portal.post('/members/certificate-request', goodRequest);
  portal.clock.now += day - hour;
  expect(await tidy()).toBe(0);
  portal.clock.now += 2 * hour;
  expect(await tidy()).toBe(1);
  expect([await countRows('codes'), await countRows('mails')]).toEqual([0, 0]);
});

test('a request stays while its newest code is valid', async () => {
  await portal.post('/members/certificate-request', goodRequest);
  portal.clock.now += day + hour;
  await portal.post('/members/certificate-request', goodRequest);
  expect(await tidy()).toBe(0);
  portal.clock.now += hour;
  expect(await tidy()).toBe(1);
});

test('keeps a confirmed request for the retention of the settings', async () => {
  await portal.post('/members/certificate-request', goodRequest);
  const [mail] = await portal.mailsTo(goodRequest.email);
  await portal.post('/members/email-verify', { email: goodRequest.email, otp: mail?.code });
  portal.clock.now += 30 * day;
  expect(await tidy()).toBe(0);
  portal.clock.now += 366 * day;
  expect(await tidy()).toBe(1);
});

test('deletes stored responses and counts of calls after days', async () => {
  await portal.post('/messages', goodMessage, { 'Idempotency-Key': newKey() });
  portal.clock.now += day;
  await tidy();
  expect([await countRows('answers'), await countRows('limits')]).toEqual([1, 3]);
  portal.clock.now += 7 * day;
  await tidy();
  expect([await countRows('answers'), await countRows('limits')]).toEqual([0, 0]);
});

test('deletes what the staff did after a year, whatever became of the submission', async () => {
  const row = {
    address: 'staff@ifsf.example',
    action: 'read',
    reference: 'IFSF-M-2026-000001',
  } as const;
  for (const [id, logged_at] of [
    ['old', '2026-11-20T09:00:00.000Z'],
    ['new', '2026-11-22T09:00:00.000Z'],
  ] as const)
    await portal.database
      .insertInto('access_log')
      .values({ id, logged_at, ...row })
      .execute();
  portal.clock.now = Date.parse('2027-11-20T10:00:00Z');
  await tidy();
  const kept = portal.database.selectFrom('access_log').select('id');
  expect(await kept.execute()).toHaveLength(2);
  portal.clock.now += 2 * day;
  await tidy();
  expect(await kept.execute()).toEqual([{ id: 'new' }]);
});

test('a portal deletes every hour, and logs only how many', async () => {
  await portal.post('/members/certificate-request', goodRequest);
  portal.clock.now += day + hour;
  await vi.advanceTimersByTimeAsync(hour);
  await expect.poll(() => countRows('submissions')).toBe(0);
  await expect.poll(() => portal.log).toContain('deleted what was due: 1');
});
