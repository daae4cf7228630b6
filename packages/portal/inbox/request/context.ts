import type { Context } from 'hono';
import { dictionaries } from '@federation/i18n/strings';
import type { Afterwards } from '../../service/call/afterwards.ts';
import type { PortalCore } from '../../service/call/core.ts';
import type { PortalEnv } from '../../service/routes/context.ts';
import type { CountCaller } from '../../service/routes/guards.ts';
import type { InboxPlace, Visitor } from '../../service/call/inbox-place.ts';

/** What the pages of the inbox need of the portal. */
export interface InboxPortal extends PortalCore {
  place: InboxPlace;
  /** Called when something was stored. */
  onStored: () => void;
  afterwards: Afterwards;
  countCaller: CountCaller;
}

/** What a page knows besides the request: who asks, and the fields of the form that was sent. */
export interface InboxEnv extends PortalEnv {
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
