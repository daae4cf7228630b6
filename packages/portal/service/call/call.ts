import type { PortalSettings } from '../../contract/settings.ts';
import type { Language } from '@federation/i18n/languages';
import type { Secrets } from './secrets.ts';
import type { Store } from '../database/schema.ts';
import type { InboxConfiguration } from './inbox-configuration.ts';

/** What handles a call needs: the transaction that stores everything of it or nothing. */
export interface Call {
  store: Store;
  now: Date;
  /** The language of the page. */
  language: Language;
  settings: PortalSettings;
  secrets: Secrets;
  /** Where the staff read what has arrived, if there is an inbox. */
  inbox?: InboxConfiguration | undefined;
}

/** The answer to a call. */
export interface EndpointResponse {
  status: 200 | 201 | 400 | 422 | 429;
  body: { message: string; reference?: string; due?: string };
  /** Seconds to wait before the next call. */
  retryAfter?: number;
}
