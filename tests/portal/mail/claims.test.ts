import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import { openDatabase } from '../../../packages/portal/service/database/open.ts';
import type { Mail } from '../../../packages/portal/service/mail/texts.ts';
import type { SendMail } from '../../../packages/portal/service/mail/worker.ts';
import { readCommits } from '../../../scripts/bench/portal/disk.ts';
import { isOnPostgres, makeDatabase } from '../database/test-database.ts';
import { inbox, InboxBrowser, staff } from '../inbox/inbox-browser.ts';
import { goodMessage, goodRequest, startPortal, type RunningPortal } from '../running-portal.ts';

/** Records the sent mails. */
function countMails() {
  const ids: string[] = [];
  const sendMail: SendMail = ({ id }) => {
    ids.push(id);
    return Promise.resolve();
  };
  return { ids, sendMail };
}

/** Starts a portal with mails whose first try failed. From now on they are sent, after a minute. */
async function startWithWaiting(count: number, database?: string) {
  const { sendMail, ids } = countMails();
  let isDown = true;
  const portal = await startPortal({
    ...(database !== undefined && { database: openDatabase(database) }),
    sendMail: (mail) => (isDown ? Promise.reject(new Error('no mail server')) : sendMail(mail)),
  });
  for (let index = 0; index < count; index += 1)
    await portal.post('/messages', { ...goodMessage, email: `asha${index}@bank.example` });
  await portal.mailsTried();
  isDown = false;
  return { portal, ids };
}

/** Waits until a process has taken the mail that is due. */
async function untilClaimed(portal: RunningPortal) {
  const claimed = () =>
    portal.database.selectFrom('mails').select('tries').where('tries', '>', 0).execute();
  await expect.poll(claimed).toHaveLength(1);
}

test('no other process sends a claimed mail until its claim has ended', async () => {
  const name = await makeDatabase();
  let sent: () => void = () => undefined;
  const slow: SendMail = () => new Promise((resolve) => (sent = resolve));
  const one = await startPortal({ database: openDatabase(name), sendMail: slow });
  await one.post('/messages', goodMessage);
  await untilClaimed(one);
  // Started after the claim, because it looks for mails itself and could be first.
  const { sendMail, ids } = countMails();
  const other = await startPortal({ database: openDatabase(name), sendMail });
  await other.mailsTried();
  expect(ids).toHaveLength(0);
  other.clock.now += 3 * 60_000;
  await other.mailsTried();
  await other.mailsTried();
  expect(ids).toHaveLength(1);
  sent();
});

test('a failed try changes nothing after another process has sent the mail', async () => {
  const name = await makeDatabase();
  let fail: (error: Error) => void = () => undefined;
  const slow: SendMail = () => new Promise((_, reject) => (fail = reject));
  const one = await startPortal({ database: openDatabase(name), sendMail: slow });
  const other = await startPortal({
    database: openDatabase(name),
    sendMail: () => Promise.resolve(),
  });
  await one.post('/messages', goodMessage);
  await untilClaimed(other);
  other.clock.now += 3 * 60_000;
  await other.mailsTried();
  fail(new Error('too late'));
  await one.mailsTried();
  const rows = await other.database.selectFrom('mails').selectAll().execute();
  expect(rows).toEqual([expect.objectContaining({ next_at: null, error: null })]);
  expect(rows[0]?.sent_at).not.toBeNull();
});

test('two processes that look for mails at the same time send each once', async () => {
  const name = await makeDatabase();
  const { sendMail, ids } = countMails();
  await (await startWithWaiting(30, name)).portal.stop();
  const two: RunningPortal[] = [];
  // In turn: in one thread a connection of SQLite would wait for ever for the other.
  for (const database of [openDatabase(name), openDatabase(name)])
    two.push(await startPortal({ database, sendMail }));
  for (const { clock } of two) clock.now += 60_000;
  await Promise.all(two.map(({ mailsTried }) => mailsTried()));
  expect(ids).toHaveLength(30);
  expect(new Set(ids).size).toBe(30);
});

test('one slow mail holds up no other', async () => {
  const sent: string[] = [];
  let end: () => void = () => undefined;
  const sendMail: SendMail = ({ to }) => {
    if (to === 'slow@bank.example') return new Promise((resolve) => (end = resolve));
    sent.push(to);
    return Promise.resolve();
  };
  const portal = await startPortal({ sendMail });
  await portal.post('/messages', { ...goodMessage, email: 'slow@bank.example' });
  await untilClaimed(portal);
  await portal.post('/messages', goodMessage);
  await expect.poll(() => sent).toEqual([goodMessage.email]);
  end();
});

test('codes and links go before mails that have waited for longer', async () => {
  const { portal, ids } = await startWithWaiting(25);
  portal.clock.now += 60_000;
  await portal.post('/members/certificate-request', goodRequest);
  await portal.mailsTried();
  const codes = portal.database.selectFrom('mails').select('id').where('kind', '=', 'code');
  expect(ids).toHaveLength(26);
  expect(await codes.execute()).toEqual([{ id: ids[0] }]);
});

test.skipIf(isOnPostgres())('mails that end together are noted in one commit', async () => {
  const name = await makeDatabase();
  const { portal } = await startWithWaiting(30, name);
  portal.clock.now += 60_000;
  const before = readCommits(name);
  await portal.mailsTried();
  expect(readCommits(name) - before).toBeLessThan(10);
});

test.skipIf(isOnPostgres())('a mail is sent once while the disk stores no notes', async () => {
  const { sendMail, ids } = countMails();
  const portal = await startPortal({ sendMail });
  await sql`create trigger full before update of sent_at on mails when new.sent_at is not null
    begin select raise(abort, 'disk full'); end`.execute(portal.database);
  await portal.post('/messages', goodMessage);
  for (let count = 0; count < 3; count += 1) {
    await portal.mailsTried();
    portal.clock.now += 60 * 60_000;
  }
  await sql`drop trigger full`.execute(portal.database);
  await portal.mailsTried();
  expect(ids).toHaveLength(1);
});

test('past the mails of an hour, receipts and then codes wait, links go, and each of the staff gets one mail', async () => {
  const sent: Mail[] = [];
  // Each mail ends at a time of its own: mails to one person of the same time count as one.
  let last = Promise.resolve();
  const sendMail: SendMail = (mail) => {
    sent.push(mail);
    last = last.then(() => setImmediate()).then(() => void (portal.clock.now += 1));
    return last;
  };
  const portal: RunningPortal = await startPortal({ inbox, sendMail, mailsPerHour: 20 });
  const send = async (count: number) => {
    for (let index = 0; index < count; index += 1)
      await portal.post('/messages', { ...goodMessage, email: `asha${index}@bank.example` });
    await portal.mailsTried();
  };
  await send(12);
  // The last fifth is for codes and links.
  const before = sent.length;
  expect(before).toBeLessThanOrEqual(16);
  await send(12);
  expect(sent).toHaveLength(before);
  await portal.post('/members/certificate-request', goodRequest);
  await portal.mailsTried();
  expect(sent.splice(0).at(-1)?.code).toMatch(/^\d{6}$/);
  for (let index = 0; index < 20; index += 1)
    await portal.post('/members/certificate-request', { ...goodRequest, email: `x${index}@y.in` });
  await portal.mailsTried();
  sent.splice(0);
  const browser = new InboxBrowser(portal);
  await browser.load('/sign-in');
  await browser.send('/sign-in', { address: staff[0] ?? '' });
  await portal.mailsTried();
  expect(sent.map(({ link }) => link)).toEqual([expect.stringContaining('/sign-in/link/')]);
  sent.splice(0);
  portal.clock.now += 61 * 60_000;
  await portal.mailsTried();
  const toStaff = sent.filter(({ to }) => inbox.staff.has(to));
  const { subject } = dictionaries.en.inbox.mails.digest;
  // Both go at once, in any order.
  expect(
    toStaff.map(({ to, subject }) => [to, subject.replace(/\d+/, '{count}')]).toSorted(),
  ).toEqual(staff.map((to) => [to, subject]));
  expect(toStaff[0]?.text).toContain(`${inbox.address()}\n`);
});
