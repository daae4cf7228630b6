import type { PortalSettings } from '../../contract/settings.ts';
import type { ComplaintDetails } from '../../contract/complaint-details.ts';
import type { Language } from '@federation/i18n/languages';
import type { Secrets } from './secrets.ts';
import type { Store } from '../database/schema.ts';
import type { InboxConfiguration } from './inbox-configuration.ts';

/** A call of an endpoint, handled in one transaction. */
export interface Call {
  store: Store;
  now: Date;
  /** The language of the page. */
  language: Language;
  settings: PortalSettings;
  secrets: Secrets;
  inbox: InboxConfiguration | undefined;
  /** Tells the browsers that request codes for one mailbox apart; empty for other programs. */
  browser: string;
  /** The version of the privacy notice beside the form; missing from other programs. */
  notice?: string | undefined;
  /** The facts that the form of a complaint asks for besides the message. */
  details: ComplaintDetails;
  /** Filled in by a program: stored and answered, but no mail goes out. */
  isSpam: boolean;
  /** The mailbox gets no more mails for now. */
  isMailboxFull: boolean;
}

export interface EndpointResponse {
  status: 200 | 201 | 400 | 422 | 429;
  body: { message: string; reference?: string; due?: string };
  /** Seconds to wait before the next call. */
  retryAfter?: number;
}
