import { randomUUID } from 'node:crypto';
import type { Language } from '@federation/i18n/languages';
import type { Store } from '../database/schema.ts';
import type { MailDetails, MailKind } from '../database/mail-kinds.ts';

interface QueuedMail<Name extends MailKind> {
  kind: Name;
  recipient: string;
  language: Language;
  details: MailDetails[Name];
  /** The id of the submission it is about. */
  submission?: string;
}

/** Stores a mail in the outbox, in the transaction of its cause. */
export async function queueMail<Name extends MailKind>(
  store: Store,
  { kind, recipient, language, details, submission }: QueuedMail<Name>,
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  await store
    .insertInto('mails')
    .values({
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
    })
    .execute();
}
