import type { Language } from '@federation/i18n/languages';

/** Where the inbox is, and who may use it. */
export interface InboxConfiguration {
  /** The mail addresses of the staff, in small letters. */
  staff: readonly string[];
  /** The language of the mails that tell them what arrives. */
  language: Language;
  /** Its address without a slash at the end, such as `https://inbox.federation.example/inbox`. */
  address: () => string;
}

/** Who asks for a page of the inbox. */
export interface InboxVisitor {
  language: Language;
  /** What a form of the page must carry, so that no other page can send it. */
  token: string;
  /** The browser, by an id from which its cookie does not follow. */
  browser: string;
  /** The address of the person who has signed in, and the session. */
  signedIn?: { address: string; session: string };
}
