import { randomUUID } from 'node:crypto';
import type { Language } from '@federation/i18n/languages';
import type { Store } from '../database/schema.ts';
import type { MailDetails, MailKind } from '../database/mail-kinds.ts';

/** A mail of one kind, with the data for its text. */
type QueuedMail = {
  [Name in MailKind]: {
    kind: Name;
    recipient: string;
    language: Language;
    details: MailDetails[Name];
    /** The id of the submission it is about. */
    submission?: string;
  };
}[MailKind];

/** Stores mails in the outbox, in the transaction of their cause. */
export async function queueMails(
  store: Store,
  mails: readonly QueuedMail[],
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  const rows = mails.map(({ kind, recipient, language, details, submission }) => ({
    id: randomUUID(),
    submission_id: submission ?? null,
    kind,
    recipient: recipient.trim(),
    language,
    details: JSON.stringify(details),
    created_at: time,
    next_at: time,
    tries: 0,
    sent_at: null,
    error: null,
    failed_at: null,
  }));
  if (rows.length > 0) await store.insertInto('mails').values(rows).execute();
}

/** Sends a mail again that was given up or came back. */
export async function queueAgain(
  store: Store,
  { id, submission }: { id: string; submission: string },
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  await store
    .updateTable('mails')
    .set({ created_at: time, next_at: time, tries: 0, sent_at: null, error: null })
    .where('id', '=', id)
    .where('submission_id', '=', submission)
    .where('next_at', 'is', null)
    .where('error', 'is not', null)
    .where('kind', '!=', 'code')
    .execute();
}
