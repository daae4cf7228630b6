import { randomUUID } from 'node:crypto';
import type { Call } from '../call/call.ts';
import { countCall, readCalls } from '../limits/limits.ts';
import { queueMail } from '../mail/queue.ts';
import { isSame, toMailbox } from '../call/secrets.ts';

/** How long a code is valid, in milliseconds. */
const lifetime = 10 * 60_000;

/** How many times a code can be tried. */
const tries = 5;

/** How many wrong codes a mailbox takes a day, however many are sent. */
const wrongOnes = { calls: 20, seconds: 24 * 60 * 60 };

/** Sends a new code for a submission to its address. It replaces the earlier one of the mailbox. */
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
  await queueMail(store, { kind: 'code', recipient: email, language, details, submission }, now);
}

/** The submission that a mailbox has asked to confirm last; undefined when there is none. */
export async function findUnconfirmed({ store, secrets }: Call, email: string) {
  return store
    .selectFrom('codes')
    .innerJoin('submissions', 'submissions.id', 'codes.submission_id')
    .select(['submissions.id', 'submissions.payload', 'submissions.language'])
    .where('codes.mailbox', '=', secrets.toId('mailbox', toMailbox(email)))
    .executeTakeFirst();
}

/**
 * The submission that a code confirms; undefined when the code is wrong, has ended or was never
 * sent. Each of these does the same, so that nobody learns which address is known. The right code
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
  const isValid = code && code.tries_left >= 0 && isNow(code.expires_at, now);
  const limit = await countWrong(call, mailbox, !(isRight && isValid));
  if (!isRight || !isValid || limit > 0) return undefined;
  await store.deleteFrom('codes').where('mailbox', '=', mailbox).execute();
  return code.submission_id;
}

/** Counts a try that is wrong. Returns how many seconds the mailbox is closed; 0 when it is open. */
async function countWrong({ store, now }: Call, mailbox: string, isWrong: boolean) {
  const id = `wrong-code ${mailbox}`;
  if (isWrong) return countCall(store, id, wrongOnes, now);
  return (await readCalls(store, id, wrongOnes, now)) >= wrongOnes.calls ? 1 : 0;
}

/** Whether a code lasts; one that lasts for longer than any was made when a clock was wrong. */
function isNow(expires: string, now: Date): boolean {
  const left = Date.parse(expires) - now.getTime();
  return left > 0 && left <= lifetime;
}
