import { sql } from 'kysely';
import { toAnswerDay, type SubmissionSubject } from '../../contract/answer-days.ts';
import type { Language } from '@federation/i18n/languages';
import type { Call } from '../call/call.ts';
import { queueMail } from '../mail/queue.ts';
import { addSearchWords } from '../search/add-words.ts';
import { toKind } from '../database/submission-kinds.ts';
import { createId } from './new-id.ts';
import { takeReference } from './reference.ts';

interface NewSubmission {
  sent: SubmissionSubject;
  name: string;
  email: string;
  organization?: string;
  payload: object;
  notice: string | undefined;
}

/** `due` is the last day of the answer. */
export interface SubmissionReceipt {
  kind: ReturnType<typeof toKind>;
  reference: string;
  due: string;
}

/** Stores a submission and queues the mails about it. */
export async function receiveSubmission(
  call: Call,
  content: NewSubmission,
): Promise<SubmissionReceipt> {
  const id = await storeUnconfirmed(call, content);
  return confirmSubmission(call, { id, sent: content.sent, email: content.email });
}

/** Stores a submission without a reference. Returns its id. */
export async function storeUnconfirmed(
  { store, now, language }: Call,
  { sent, name, email, organization = '', payload, notice }: NewSubmission,
): Promise<string> {
  const id = createId(now);
  await store
    .insertInto('submissions')
    .values({
      id,
      kind: toKind(sent),
      reference: null,
      state: 'unconfirmed',
      name,
      email,
      organization,
      language,
      payload: JSON.stringify(payload),
      notice: notice ?? null,
      received_at: toArrival(now),
      due_day: null,
    })
    .execute();
  return id;
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

/** Gives a submission its reference and due day, and queues the mails about it. */
export async function confirmSubmission(
  { store, now, language, settings, inbox }: Call,
  { id, sent, email }: { id: string; sent: SubmissionSubject; email: string },
): Promise<SubmissionReceipt> {
  const kind = toKind(sent);
  const reference = await takeReference(store, kind, settings.referencePrefix, now);
  const due = toAnswerDay(sent, now, settings);
  const { payload } = await store
    .updateTable('submissions')
    .set({ reference, due_day: due, state: 'new' })
    .where('id', '=', id)
    .returning('payload')
    .executeTakeFirstOrThrow();
  await addSearchWords(store, { id, reference, payload });
  const receipt = { kind, reference, due };
  await queueReceipt({ store, now, inbox }, { id, receipt, email, language });
  return receipt;
}

/** Queues a mail to the sender of a submission and one to each of the staff. */
export async function queueReceipt(
  { store, now, inbox }: Pick<Call, 'store' | 'now' | 'inbox'>,
  {
    id,
    receipt,
    email,
    language,
  }: { id: string; receipt: SubmissionReceipt; email: string; language: Language },
): Promise<void> {
  const { kind, reference } = receipt;
  await queueMail(
    store,
    { kind: 'received', recipient: email, language, details: receipt, submission: id },
    now,
  );
  for (const recipient of inbox?.staff ?? []) {
    const details = { kind, reference, link: `${inbox?.address()}/${reference}` };
    const mail = { kind: 'staff' as const, recipient, details, submission: id };
    await queueMail(store, { ...mail, language: inbox?.language ?? language }, now);
  }
}
