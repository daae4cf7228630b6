import { addInbox } from '../inbox/inbox.ts';
import type { BackgroundWork } from '../service/call/background-work.ts';
import type { PortalCore } from '../service/call/core.ts';
import type { InboxConfiguration } from '../service/call/inbox-configuration.ts';
import { toProxies } from '../service/limits/caller.ts';
import type { Limit } from '../service/limits/limits.ts';
import { certificateRequestEndpoint, emailVerifyEndpoint } from '../service/routes/certificates.ts';
import { sendResponse, toTexts, type PortalApp } from '../service/routes/context.ts';
import { contractText } from '../service/routes/contract.ts';
import { addEndpoint, apiBase, type Intercept } from '../service/routes/endpoint.ts';
import { applicationEndpoint, messageEndpoint } from '../service/routes/forms.ts';
import * as guards from '../service/routes/guards.ts';

/** Rate limits of each network and each mailbox. */
interface Limits {
  ipv4: Limit;
  ipv6: Limit;
  mailbox: readonly Limit[];
}

export interface RouteOptions {
  /** Accepts origins besides that of the site. */
  isOwnOrigin?: (origin: string) => boolean;
  /** The proxies whose `X-Forwarded-For` counts. */
  proxies?: readonly string[];
  limits?: Limits;
  /** Without it there is no inbox. */
  inbox?: InboxConfiguration | undefined;
  intercept?: Intercept;
}

/** In seconds. */
const minutes = 60;

/** Thousands of phones share one IPv4 address; an IPv6 network is one household. */
const defaultLimits: Limits = {
  ipv4: { calls: 600, seconds: minutes },
  ipv6: { calls: 60, seconds: minutes },
  mailbox: [
    { calls: 5, seconds: 10 * minutes },
    { calls: 50, seconds: 24 * 60 * minutes },
  ],
};

interface RoutesContext extends PortalCore {
  onStored: () => void;
  backgroundWork: BackgroundWork;
}

/** Adds the endpoints of the forms, the contract and the inbox. */
export function addRoutes(
  app: PortalApp,
  portal: RoutesContext,
  {
    isOwnOrigin = () => false,
    proxies = [],
    limits = defaultLimits,
    inbox,
    intercept,
  }: RouteOptions,
): void {
  const counterOptions = { ...portal, proxies: toProxies(proxies), limits };
  const countCaller = guards.createCallerCounter(counterOptions);
  const isAllowed = (origin: string) => origin === portal.settings().site || isOwnOrigin(origin);
  app.use(
    `${apiBase}/*`,
    ...guards.allowOrigins(isAllowed),
    guards.limitCalls(countCaller),
    guards.limitSize,
  );
  const context = { ...portal, mailboxLimits: limits.mailbox, inbox, intercept };
  addEndpoint(app, context, certificateRequestEndpoint);
  addEndpoint(app, context, emailVerifyEndpoint);
  addEndpoint(app, context, applicationEndpoint);
  addEndpoint(app, context, messageEndpoint);
  app.get('/openapi.yaml', (context) =>
    context.body(contractText, 200, { 'Content-Type': 'application/yaml; charset=utf-8' }),
  );
  if (inbox) addInbox(app, { ...portal, countCaller, configuration: inbox });
}

/** Adds the responses to unknown paths and to errors, after which the transaction is rolled back. */
export function addErrorResponses(app: PortalApp, log: PortalCore['log']): void {
  app.notFound((context) =>
    sendResponse(context, { status: 404, body: { message: toTexts(context).notFound } }),
  );
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path} failed: ${error.message}`);
    const body = { message: toTexts(context).unavailable };
    return sendResponse(context, { status: 503, body, retryAfter: minutes });
  });
}
