import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PortalSettings } from '../../contract/settings.ts';
import { dictionaries } from '@federation/i18n/strings';
import type { Afterwards } from '../../service/call/afterwards.ts';
import type { Secrets } from '../../service/call/secrets.ts';
import type { Database } from '../../service/database/schema.ts';
import type { CountCaller } from '../../service/routes/guards.ts';
import type { InboxPlace, Visitor } from '../../service/call/inbox-place.ts';

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
