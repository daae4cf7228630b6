import type { Context, MiddlewareHandler } from 'hono';
import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { PortalCore } from '../../service/call/core.ts';
import type { SubmissionKind } from '../../service/database/submission-kinds.ts';
import type { PortalEnv } from '../../service/routes/context.ts';
import type { CountCaller } from '../../service/limits/network-counter.ts';
import type { InboxConfiguration } from '../../service/call/inbox-configuration.ts';

export interface InboxPortal extends PortalCore {
  inbox: InboxConfiguration;
  countCaller: CountCaller;
}

/** The visitor of a page of the inbox. */
interface InboxVisitor {
  language: Language;
  /** A CSRF token for the forms of the page. */
  token: string;
  /** An id of the browser that does not reveal its cookie. */
  browser: string;
  /** The address of the person who has signed in, and the session. */
  signedIn?: { address: string; session: string; kinds: readonly SubmissionKind[] };
}

/** Adds the portal, the visitor and the fields of the sent form. */
export interface InboxEnv extends PortalEnv {
  Variables: { portal: InboxPortal; visitor: InboxVisitor; form: Record<string, string> };
}

export type InboxContext = Context<InboxEnv>;

export type InboxMiddleware = MiddlewareHandler<InboxEnv>;

/** The texts of the inbox in the language of the visitor. */
export const inboxTexts = (context: InboxContext) =>
  dictionaries[context.get('visitor').language].inbox;

/** The address of the person who has signed in. */
export const signedInAddress = (context: InboxContext) =>
  context.get('visitor').signedIn?.address ?? '';

/** The kinds of submissions that the person sees. */
export const seenKinds = (context: InboxContext) => context.get('visitor').signedIn?.kinds ?? [];

/** The path of the inbox, such as `/inbox`; in the local portal it is below that of the portal. */
export const inboxPath = (context: InboxContext) => inboxUrl(context).pathname;

/** Redirects to a page by its path in the inbox; by default to the list. */
export const redirectTo = (context: InboxContext, path = '') =>
  context.redirect(`${inboxPath(context)}${path}`, 303);

/** The address of the inbox. */
export const inboxUrl = (context: InboxContext) => new URL(context.get('portal').inbox.address());
