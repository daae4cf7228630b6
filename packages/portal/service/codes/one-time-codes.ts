import { randomUUID } from 'node:crypto';
import type { Call } from '../call/call.ts';
import { countCall, readCalls } from '../limits/limits.ts';
import { queueMails } from '../mail/queue.ts';
import { isSame, toMailbox } from '../call/secrets.ts';

/** Milliseconds. */
const lifetime = 10 * 60_000;

const tries = 5;

/** Limits wrong codes of a mailbox, however many codes it requests. */
const wrongOnes = { calls: 20, seconds: 24 * 60 * 60 };

/** Queues a new code for a submission. It replaces the earlier code of the mailbox. */
export async function sendCode(call: Call, submission: string, email: string): Promise<void> {
  const { store, now, language, secrets } = call;
  const code = {
    mailbox: secrets.toId('mailbox', toMailbox(email)),
    id: randomUUID(),
    submission_id: submission,
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
    tries_left: tries,
  };
  await store.deleteFrom('codes').where('mailbox', '=', code.mailbox).execute();
  await store.insertInto('codes').values(code).execute();
  const details = { code: code.id };
  await queueMails(store, [{ kind: 'code', recipient: email, language, details, submission }], now);
}

/** The last unconfirmed submission of a mailbox. */
export async function findUnconfirmed({ store, secrets }: Call, email: string) {
  return store
    .selectFrom('codes')
    .innerJoin('submissions', 'submissions.id', 'codes.submission_id')
    .select(['submissions.id', 'submissions.payload', 'submissions.language'])
    .where('codes.mailbox', '=', secrets.toId('mailbox', toMailbox(email)))
    .executeTakeFirst();
}

/**
 * Returns the submission that a code confirms; undefined when the code is wrong, expired or was never
 * sent. All three cases do the same work, so that they do not reveal a known address. The right code
 * works once.
 */
export async function tryCode(
  call: Call,
  email: string,
  typed: string,
): Promise<string | undefined> {
  const { store, now, secrets } = call;
  const mailbox = secrets.toId('mailbox', toMailbox(email));
  const code = await store
    .updateTable('codes')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('mailbox', '=', mailbox)
    .returningAll()
    .executeTakeFirst();
  const isRight = isSame(typed, secrets.toCode(code?.id ?? 'none'));
  const isValid = code && code.tries_left >= 0 && isCurrent(code.expires_at, now);
  const limit = await countWrong(call, mailbox, !(isRight && isValid));
  if (!isRight || !isValid || limit > 0) return undefined;
  await store.deleteFrom('codes').where('mailbox', '=', mailbox).execute();
  return code.submission_id;
}

/** Counts a wrong code. Returns the seconds to wait; 0 when the mailbox may try again. */
async function countWrong({ store, now }: Call, mailbox: string, isWrong: boolean) {
  const id = `wrong-code ${mailbox}`;
  if (isWrong) return countCall(store, id, wrongOnes, now);
  return (await readCalls(store, id, wrongOnes, now)) >= wrongOnes.calls ? 1 : 0;
}

/** A time left beyond the lifetime comes from a wrong clock. */
function isCurrent(expires: string, now: Date): boolean {
  const left = Date.parse(expires) - now.getTime();
  return left > 0 && left <= lifetime;
}
