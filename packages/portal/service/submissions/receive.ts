import { sql } from 'kysely';
import type { SubmissionSubject } from '../../contract/answer-days.ts';
import type { Call } from '../call/call.ts';
import { storeSearchWords } from '../search/words.ts';
import { toKind } from '../database/submission-kinds.ts';
import { openCase } from './complaint-case.ts';
import { createId } from './new-id.ts';
import { queueReceipt, takeReceipt, type SubmissionReceipt } from './receipt.ts';

interface NewSubmission {
  sent: SubmissionSubject;
  name: string;
  email: string;
  organization?: string;
  payload: object;
  /** When it arrived, if that was not now. */
  arrived?: Date;
}

/** Stores a submission and queues the mails about it. */
export async function receiveSubmission(
  call: Call,
  content: NewSubmission,
): Promise<SubmissionReceipt> {
  const receipt = await takeReceipt(call, content.sent, content.arrived);
  const stored = await insertSubmission(call, content, receipt);
  await announce(call, { ...stored, email: content.email }, receipt);
  return receipt;
}

/** Gives the request for a certificate its reference and due day, and queues the mails about it. */
export async function confirmRequest(
  call: Call,
  id: string,
  email: string,
): Promise<SubmissionReceipt> {
  const receipt = await takeReceipt(call, 'certificate');
  const { payload } = await call.store
    .updateTable('submissions')
    .set({ reference: receipt.reference, due_day: receipt.due, state: 'new' })
    .where('id', '=', id)
    .returning('payload')
    .executeTakeFirstOrThrow();
  await announce(call, { id, payload, email }, receipt);
  return receipt;
}

/** Stores a submission, without a receipt as unconfirmed. */
export async function insertSubmission(
  { store, now, language, isSpam, settings, notice, details }: Call,
  { sent, name, email, organization = '', arrived = now, ...content }: NewSubmission,
  receipt?: SubmissionReceipt,
): Promise<{ id: string; payload: string }> {
  const id = createId(now);
  const payload = JSON.stringify(content.payload);
  await store
    .insertInto('submissions')
    .values({
      id,
      kind: toKind(sent),
      reference: receipt?.reference ?? null,
      state: isSpam ? 'spam' : receipt ? 'new' : 'unconfirmed',
      is_open: isSpam ? 0 : 1,
      name,
      email,
      organization,
      language,
      payload,
      notice: notice ?? null,
      received_at: toArrival(now),
      due_day: receipt?.due ?? null,
      complaint: sent === 'Complaint' ? JSON.stringify(openCase(arrived, settings, details)) : null,
    })
    .execute();
  return { id, payload };
}

/**
 * The date of arrival: not before that of the newest submission, because a clock set back would make
 * it due for deletion at once. One stored by a clock far ahead does not count.
 */
const toArrival = (now: Date) => sql<string>`(
  select max(at) from (
    select cast(${now.toISOString()} as text) as at
    union all
    select at from (
      select received_at as at from submissions
      where received_at <= (select trusted_until from tasks where id = 'deletion')
      order by id desc limit 1
    ) as newest
  ) as times
)`;

/** Makes a submission findable, and queues the mails about it, but none about spam. */
async function announce(
  call: Call,
  { id, payload, email }: { id: string; payload: string; email: string },
  receipt: SubmissionReceipt,
): Promise<void> {
  const { store, language, isSpam, isMailboxFull } = call;
  await storeSearchWords(store, { id, reference: receipt.reference, payload });
  if (!isSpam)
    await queueReceipt(call, { id, receipt, language, email: isMailboxFull ? '' : email });
}
