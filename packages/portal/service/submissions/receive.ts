import { sql } from 'kysely';
import { toAnswerDay, type SubmissionSubject } from '../../contract/answer-days.ts';
import type { Language } from '@federation/i18n/languages';
import type { Call } from '../call/call.ts';
import { queueMails } from '../mail/queue.ts';
import { storeSearchWords } from '../search/words.ts';
import { toKind } from '../database/submission-kinds.ts';
import { openCase } from './complaint-case.ts';
import { createId } from './new-id.ts';
import { takeReference } from './reference.ts';

interface NewSubmission {
  sent: SubmissionSubject;
  name: string;
  email: string;
  organization?: string;
  payload: object;
  notice: string | undefined;
  /** When it arrived, if that was not now. */
  arrived?: Date;
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
  const receipt = await takeReceipt(call, content.sent, content.arrived);
  const stored = await insertSubmission(call, content, receipt);
  await announce(call, { ...stored, email: content.email, receipt });
  return receipt;
}

/** Gives a submission its reference and due day, and queues the mails about it. */
export async function confirmSubmission(
  call: Call,
  { id, sent, email }: { id: string; sent: SubmissionSubject; email: string },
): Promise<SubmissionReceipt> {
  const receipt = await takeReceipt(call, sent);
  const { payload } = await call.store
    .updateTable('submissions')
    .set({ reference: receipt.reference, due_day: receipt.due, state: 'new' })
    .where('id', '=', id)
    .returning('payload')
    .executeTakeFirstOrThrow();
  await announce(call, { id, payload, email, receipt });
  return receipt;
}

/** @param arrived the time from which the days count */
export async function takeReceipt(
  { store, now, settings }: Pick<Call, 'store' | 'now' | 'settings'>,
  sent: SubmissionSubject,
  arrived = now,
): Promise<SubmissionReceipt> {
  const kind = toKind(sent);
  const reference = await takeReference(store, kind, settings.referencePrefix, now);
  return { kind, reference, due: toAnswerDay(sent, arrived, settings) };
}

/** Stores a submission, without a receipt as unconfirmed. */
export async function insertSubmission(
  { store, now, language, isSpam, settings, details }: Call,
  { sent, name, email, organization = '', payload: sentPayload, notice, ...more }: NewSubmission,
  receipt?: SubmissionReceipt,
): Promise<{ id: string; payload: string }> {
  const id = createId(now);
  const payload = JSON.stringify(sentPayload);
  const { arrived = now } = more;
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
  { payload, ...submission }: Omit<Announced, 'language'> & { payload: string },
): Promise<void> {
  const { store, language, isSpam, isMailboxFull } = call;
  const { id, email, receipt } = submission;
  await storeSearchWords(store, { id, reference: receipt.reference, payload });
  if (!isSpam)
    await queueReceipt(call, { id, receipt, language, email: isMailboxFull ? undefined : email });
}

/** A submission with a reference, and the address of its sender if it gets a mail. */
interface Announced {
  id: string;
  receipt: SubmissionReceipt;
  email: string | undefined;
  language: Language;
}

/** Queues a mail to the sender of a submission, and one to each of the staff who see its kind. */
export async function queueReceipt(
  { store, now, inbox }: Pick<Call, 'store' | 'now' | 'inbox'>,
  { id, receipt, email, language }: Announced,
): Promise<void> {
  const { kind, reference } = receipt;
  const staff = [...(inbox?.staff ?? [])].filter(([, kinds]) => kinds.includes(kind));
  const toStaff = staff.map(([recipient]) => ({
    kind: 'staff' as const,
    recipient,
    language: inbox?.language ?? language,
    details: { kind, reference, link: `${inbox?.address()}/${reference}` },
    submission: id,
  }));
  const received = { kind: 'received', language, details: receipt, submission: id } as const;
  const toSender = email === undefined ? [] : [{ ...received, recipient: email }];
  await queueMails(store, [...toSender, ...toStaff], now);
}
