import { randomUUID } from 'node:crypto';
import type { Language } from '@federation/i18n/languages';
import type { Store } from '../database/schema.ts';
import type { MailDetails, MailKind } from '../database/mail-kinds.ts';

/** A mail to be sent. */
interface QueuedMail<Name extends MailKind> {
  kind: Name;
  recipient: string;
  language: Language;
  details: MailDetails[Name];
  /** The submission that it is about, if it is about one. */
  submission?: string;
}

/** Stores a mail in the transaction of what it is about; it is sent afterwards. */
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
    })
    .execute();
}
