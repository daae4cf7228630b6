import { toIndianDay } from '@federation/base/indian-day';
import type { Language } from '@federation/i18n/languages';
import { toAnswerDay, type SubmissionSubject } from '../../contract/answer-days.ts';
import type { Call } from '../call/call.ts';
import type { Store } from '../database/schema.ts';
import { kindLetters, toKind, type SubmissionKind } from '../database/submission-kinds.ts';
import { queueMails } from '../mail/queue.ts';

/** `due` is the last day of the answer. */
export interface SubmissionReceipt {
  kind: SubmissionKind;
  reference: string;
  due: string;
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

/**
 * Takes the next reference of a kind, such as `IFSF-C-2026-000123`, with the year in India. Numbers
 * have no gaps, because the counter is part of the transaction.
 */
async function takeReference(
  store: Store,
  kind: SubmissionKind,
  prefix: string,
  now: Date,
): Promise<string> {
  const year = Number(toIndianDay(now).slice(0, 4));
  const { last } = await store
    .insertInto('counters')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'year'])
        .doUpdateSet(({ eb, ref }) => ({ last: eb(ref('counters.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return [prefix, kindLetters[kind], year, String(last).padStart(6, '0')].join('-');
}

interface ReceiptMail {
  /** The id of the submission. */
  id: string;
  receipt: SubmissionReceipt;
  /** Empty if the sender gets no mail. */
  email: string;
  language: Language;
}

/** Queues a mail to the sender of a submission, and one to each of the staff who see its kind. */
export async function queueReceipt(
  { store, now, inbox }: Pick<Call, 'store' | 'now' | 'inbox'>,
  { id: submission, receipt, email: recipient, language }: ReceiptMail,
): Promise<void> {
  const { kind, reference } = receipt;
  const staff = [...(inbox?.staff ?? [])].filter(([, kinds]) => kinds.includes(kind));
  const toStaff = staff.map(([address]) => ({
    kind: 'staff' as const,
    recipient: address,
    language: inbox?.language ?? language,
    details: { kind, reference, link: `${inbox?.address()}/${reference}` },
    submission,
  }));
  const toSender = { kind: 'received', recipient, language, details: receipt, submission } as const;
  await queueMails(store, [...(recipient ? [toSender] : []), ...toStaff], now);
}
