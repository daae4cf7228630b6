import type { Language } from '@federation/i18n/languages';
import type { SubmissionKind } from '../database/submission-kinds.ts';

export type Staff = ReadonlyMap<string, readonly SubmissionKind[]>;

export interface InboxConfiguration {
  /** The mail addresses of the staff, in lower case, with the kinds that each sees. */
  staff: Staff;
  /** The language of mails to the staff. */
  language: Language;
  /** The address of the inbox without a slash at the end, such as `https://inbox.federation.example/inbox`. */
  address: () => string;
}
