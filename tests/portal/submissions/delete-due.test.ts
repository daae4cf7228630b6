import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDue } from '../../../packages/portal/service/submissions/delete-due.ts';
import { isOnPostgres } from '../database/test-database.ts';
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
let retention: typeof settings.retention;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  retention = { ...settings.retention };
  portal = await startPortal({ settings: () => ({ ...settings, retention }) });
  // The run of the start, before a test moves the clock.
  await expect.poll(() => countRows('tasks')).toBe(1);
});

afterEach(async () => {
  vi.useRealTimers();
});

type Table =
  'submissions' | 'mails' | 'codes' | 'answers' | 'limits' | 'sign_ins' | 'sessions' | 'tasks';

const countRows = async (table: Table) =>
  (await portal.database.selectFrom(table).selectAll().execute()).length;

const tidy = (signal?: AbortSignal) =>
  deleteDue(portal.database, settings.retention, {
    now: new Date(portal.clock.now),
    isConfirmed: true,
    log: () => undefined,
    signal,
  });

test('deletes each kind with its mails after its retention, and no day earlier; no open complaint and nothing on hold', async () => {
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
  expect([await tidy(), await kinds()]).toEqual([0, ['complaint']]);
  const change = (set: { is_open?: 0; on_hold: 0 | 1 }) =>
    portal.database.updateTable('submissions').set(set).execute();
  await change({ is_open: 0, on_hold: 1 });
  expect([await tidy(), await kinds()]).toEqual([0, ['complaint']]);
  await change({ on_hold: 0 });
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

test('no table has the address of an unconfirmed request after a day', async () => {
  await portal.post('/members/certificate-request', goodRequest, { 'Idempotency-Key': newKey() });
  await portal.mailsTried();
  const findTables = async () => {
    const found: string[] = [];
    for (const { name } of await portal.database.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(portal.database);
      if (JSON.stringify(rows).includes('bank.example')) found.push(name);
    }
    return found.sort();
  };
  expect(await findTables()).toEqual(['mails', 'submissions']);
  portal.clock.now += day + hour;
  await tidy();
  expect(await findTables()).toEqual([]);
});

test.skipIf(!isOnPostgres())(
  'a request stays if its person gets a new code in another process at that moment',
  async () => {
    await portal.post('/members/certificate-request', goodRequest);
    portal.clock.now += day + hour;
    const { database } = portal;
    let deleted: Promise<number> | undefined;
    await database.transaction().execute(async (other) => {
      const { id } = await other.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
      await other.deleteFrom('codes').execute();
      const expires_at = new Date(portal.clock.now + hour).toISOString();
      await other
        .insertInto('codes')
        .values({ requester: 'm', id: 'c', submission_id: id, expires_at, tries_left: 5 })
        .execute();
      deleted = tidy();
      const waiting = sql<object>`select 1 from pg_locks where not granted`;
      await expect.poll(async () => (await waiting.execute(other)).rows.length).toBeGreaterThan(0);
    });
    expect(await deleted).toBe(0);
    expect([await countRows('submissions'), await countRows('codes')]).toEqual([1, 1]);
  },
);

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

test('deletes stored responses and counts of forms after days', async () => {
  await portal.post('/messages', goodMessage, { 'Idempotency-Key': newKey() });
  portal.clock.now += day;
  await tidy();
  expect([await countRows('answers'), await countRows('limits')]).toEqual([1, 2]);
  portal.clock.now += 7 * day;
  await tidy();
  expect([await countRows('answers'), await countRows('limits')]).toEqual([0, 0]);
});

test('deletes the access log after a year, whatever became of the submission', async () => {
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

/** Stores old messages, some of which are due. */
async function storeMessages(due: number, all: number) {
  const { id: _, ...row } = await portal.database
    .selectFrom('submissions')
    .selectAll()
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: all }, (_, index) => ({
    ...row,
    id: String(index),
    reference: `IFSF-M-2025-${index}`,
    received_at: index < due ? '2025-10-01T09:00:00.000Z' : row.received_at,
  }));
  await portal.database.insertInto('submissions').values(rows).execute();
}

test.each<[reason: string, change: () => void | Promise<void>]>([
  ['The clock has moved', () => void (portal.clock.now = Date.parse('2036-11-20T09:00:00Z'))],
  ['The clock has moved', () => void (portal.clock.now = 0)],
  ['for a shorter time', () => void (retention.message = 6)],
  ['more than usual', () => storeMessages(51, 999)],
])('deletes nothing where %s, until a person confirms it', async (reason, change) => {
  await portal.post('/messages', { ...goodMessage, subject: 'Feedback' });
  await change();
  const all = await countRows('submissions');
  const run = () => vi.advanceTimersByTimeAsync(hour);
  await run();
  await run();
  await expect.poll(() => portal.log.join(' ')).toContain(reason);
  expect(await countRows('submissions')).toBe(all);

  const log: string[] = [];
  const guard = (isConfirmed: boolean) =>
    deleteDue(portal.database, retention, {
      now: new Date(portal.clock.now),
      isConfirmed,
      log: (line) => log.push(line),
    });
  await guard(false);
  expect(log.splice(0)).toEqual([expect.stringContaining(`${reason} `)]);
  await guard(true);
  await guard(false);
  expect(log.filter((line) => !line.startsWith('deleted what was due'))).toEqual([]);
});

test.each([
  [50, 999],
  [51, 1100],
])('deletes %i of %i submissions as usual', async (due, all) => {
  await portal.post('/messages', { ...goodMessage, subject: 'Feedback' });
  await storeMessages(due, all);
  const run = { now: new Date(portal.clock.now), log: () => undefined };
  await deleteDue(portal.database, retention, run);
  expect(await countRows('submissions')).toBe(all + 1 - due);
});

test('deletes many due rows in batches, with other work in between, and can be stopped', async () => {
  await portal.post('/messages', { ...goodMessage, subject: 'Feedback' });
  await storeMessages(1200, 1200);
  const stop = new AbortController();
  setImmediate(() => stop.abort());
  expect(await tidy(stop.signal)).toBeLessThan(1200);
  let turns = 0;
  let next = setImmediate(function again() {
    turns += 1;
    next = setImmediate(again);
  });
  await tidy().finally(() => clearImmediate(next));
  expect([turns > 1, await countRows('submissions')]).toEqual([true, 1]);
});

test('a date of arrival is not before the newest one stored', async () => {
  await portal.post('/messages', goodMessage);
  portal.clock.now = 0;
  for (const body of [goodMessage, { ...goodMessage, subject: 'Feedback' }])
    await portal.post('/messages', body);
  const rows = await portal.database.selectFrom('submissions').select('received_at').execute();
  expect(rows.map(({ received_at }) => received_at)).toEqual(
    Array(3).fill('2026-11-20T09:00:00.000Z'),
  );
});

test('a message of a clock far ahead does not set the date of later ones', async () => {
  const { now } = portal.clock;
  portal.clock.now = Date.parse('2036-11-20T09:00:00Z');
  await portal.post('/messages', goodMessage);
  portal.clock.now = now;
  await portal.post('/messages', goodMessage);
  const rows = await portal.database
    .selectFrom('submissions')
    .select('received_at')
    .orderBy('id')
    .execute();
  expect(rows.map(({ received_at }) => received_at.slice(0, 4))).toEqual(['2026', '2036']);
});

test('links and sessions that have ended are deleted', async () => {
  const ended = { address: 'a', expires_at: '2026-11-20T08:59:59.000Z' };
  await portal.database
    .insertInto('sign_ins')
    .values({ ...ended, id: 'a', browser: null, page: '' })
    .execute();
  await portal.database
    .insertInto('sessions')
    .values({ ...ended, id: 'a', started_at: '' })
    .execute();
  await tidy();
  expect([await countRows('sign_ins'), await countRows('sessions')]).toEqual([0, 0]);
});
