import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PortalSettings } from '../../src/core/portal-settings.ts';
import { dictionaries } from '../../packages/i18n/strings.ts';
import type { Afterwards } from '../afterwards.ts';
import type { Secrets } from '../codes/secrets.ts';
import type { Database } from '../database/schema.ts';
import type { CountCaller } from '../routes/guards.ts';
import type { InboxPlace, Visitor } from './place.ts';

/** What the pages of the inbox need of the portal. */
export interface InboxPortal {
  database: Database;
  secrets: Secrets;
  settings: () => PortalSettings;
  place: InboxPlace;
  now: () => Date;
  log: (line: string) => void;
  /** Called when something was stored. */
  onStored: () => void;
  afterwards: Afterwards;
  countCaller: CountCaller;
}

/** What a page knows besides the request: who asks, and the fields of the form that was sent. */
export interface InboxEnv {
  Bindings: HttpBindings;
  Variables: { visitor: Visitor; form: Record<string, string> };
}

export type InboxContext = Context<InboxEnv>;

/** The texts of the inbox in the language of the person who asks. */
export const toInboxTexts = (context: InboxContext) =>
  dictionaries[context.get('visitor').language].inbox;

/**
 * The path of the inbox, such as `/inbox`; beside the site it is below that of the portal.
 *
 * @param address the address of the inbox
 */
export const toBase = (address: string) => new URL(address).pathname;
