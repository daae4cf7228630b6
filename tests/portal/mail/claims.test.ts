import { expect, test } from 'vitest';
import { openDatabase } from '../../../packages/portal/service/database/open.ts';
import type { SendMail } from '../../../packages/portal/service/mail/worker.ts';
import { makeDatabase } from '../database/test-database.ts';
import { goodMessage, startPortal, type RunningPortal } from '../running-portal.ts';

/** Records the sent mails. */
function countMails() {
  const ids: string[] = [];
  const sendMail: SendMail = ({ id }) => {
    ids.push(id);
    return Promise.resolve();
  };
  return { ids, sendMail };
}

/** Waits until a process has taken the mail that is due. */
async function untilClaimed(portal: RunningPortal) {
  const claimed = () =>
    portal.database.selectFrom('mails').select('tries').where('tries', '>', 0).execute();
  await expect.poll(claimed, { timeout: 30_000 }).toHaveLength(1);
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
  other.clock.now += 2 * 60_000;
  await other.mailsTried();
  await other.mailsTried();
  expect(ids).toHaveLength(1);
  sent();
  await one.stop();
  await other.stop();
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
  other.clock.now += 2 * 60_000;
  await other.mailsTried();
  fail(new Error('too late'));
  await one.mailsTried();
  const rows = await other.database.selectFrom('mails').selectAll().execute();
  expect(rows).toEqual([expect.objectContaining({ next_at: null, error: null })]);
  expect(rows[0]?.sent_at).not.toBeNull();
  await one.stop();
  await other.stop();
});

test('two processes that look for mails at the same time send each once', async () => {
  const name = await makeDatabase();
  const { sendMail, ids } = countMails();
  const down: SendMail = () => Promise.reject(new Error('no mail server'));
  const first = await startPortal({ database: openDatabase(name), sendMail: down });
  for (let count = 0; count < 30; count += 1)
    await first.post('/messages', { ...goodMessage, email: `asha${count}@bank.example` });
  await first.mailsTried();
  await first.stop();
  const two: RunningPortal[] = [];
  // In turn: in one thread a connection of SQLite would wait for ever for the other.
  for (const database of [openDatabase(name), openDatabase(name)])
    two.push(await startPortal({ database, sendMail }));
  for (const { clock } of two) clock.now += 60_000;
  await Promise.all(two.map(({ mailsTried }) => mailsTried()));
  expect(ids).toHaveLength(30);
  expect(new Set(ids).size).toBe(30);
  for (const portal of two) await portal.stop();
});
