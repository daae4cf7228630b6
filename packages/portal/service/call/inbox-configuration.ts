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

/** The visitor of a page of the inbox. */
export interface InboxVisitor {
  language: Language;
  /** A CSRF token for the forms of the page. */
  token: string;
  /** An id of the browser that does not reveal its cookie. */
  browser: string;
  /** The address of the person who has signed in, and the session. */
  signedIn?: { address: string; session: string; kinds: readonly SubmissionKind[] };
}
