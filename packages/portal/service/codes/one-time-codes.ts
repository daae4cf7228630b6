import { randomUUID } from 'node:crypto';
import type { Call } from '../call/call.ts';
import { isUnexpired, toTime } from '../database/time.ts';
import { queueMails } from '../mail/queue.ts';
import { isSame, toMailbox } from '../call/secrets.ts';

/** Milliseconds. */
const lifetime = 10 * 60_000;

const tries = 5;

/**
 * A code belongs to a mailbox and the browser that requested it, so that nobody confirms or replaces
 * the request of another.
 */
const toRequester = ({ secrets, browser }: Call, email: string) =>
  secrets.toId('requester', [toMailbox(email), browser].join('\0'));

/** Queues a new code for a submission. It replaces the earlier code of the requester. */
export async function sendCode(call: Call, submission: string, email: string): Promise<void> {
  const { store, now, language } = call;
  const code = {
    requester: toRequester(call, email),
    id: randomUUID(),
    submission_id: submission,
    expires_at: toTime(now, lifetime),
    tries_left: tries,
  };
  await store.deleteFrom('codes').where('requester', '=', code.requester).execute();
  await store.insertInto('codes').values(code).execute();
  const details = { code: code.id };
  await queueMails(store, [{ kind: 'code', recipient: email, language, details, submission }], now);
}

/** The last unconfirmed submission of a requester. */
export async function findUnconfirmed(call: Call, email: string) {
  return call.store
    .selectFrom('codes')
    .innerJoin('submissions', 'submissions.id', 'codes.submission_id')
    .select(['submissions.id', 'submissions.payload', 'submissions.language'])
    .where('codes.requester', '=', toRequester(call, email))
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
  const requester = toRequester(call, email);
  const code = await store
    .updateTable('codes')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('requester', '=', requester)
    .returning(['id', 'submission_id', 'tries_left', isUnexpired(now, lifetime).as('is_unexpired')])
    .executeTakeFirst();
  const isRight = isSame(typed, secrets.toCode(code?.id ?? 'none'));
  const isValid = code && code.tries_left >= 0 && code.is_unexpired;
  if (!isRight || !isValid) return undefined;
  await store.deleteFrom('codes').where('requester', '=', requester).execute();
  return code.submission_id;
}
