import { addInbox } from '../inbox/inbox.ts';
import type { PortalCore } from '../service/call/core.ts';
import { toProxies } from '../service/limits/caller.ts';
import { createGate } from '../service/limits/gate.ts';
import type { Limit } from '../service/limits/limits.ts';
import { createCallerCounter, type NetworkLimits } from '../service/limits/network-counter.ts';
import { certificateRequestEndpoint, emailVerifyEndpoint } from '../service/routes/certificates.ts';
import {
  sendRefusal,
  sendUnavailable,
  toTexts,
  type PortalApp,
} from '../service/routes/context.ts';
import { contractText } from '../service/routes/contract.ts';
import { addEndpoint, apiBase, type Endpoint, type Intercept } from '../service/routes/endpoint.ts';
import { applicationEndpoint, messageEndpoint } from '../service/routes/forms.ts';
import * as guards from '../service/routes/guards.ts';

/** Rate limits of each network and each mailbox. */
interface Limits extends NetworkLimits {
  mailbox: readonly Limit[];
}

export interface RouteOptions {
  /** Accepts origins besides that of the site. */
  isOwnOrigin?: (origin: string) => boolean;
  /** The proxies whose `X-Forwarded-For` counts. */
  proxies?: readonly string[];
  limits?: Limits;
  /** The bytes that are free on the disk of the database. */
  freeBytes?: () => number;
  intercept?: Intercept;
}

/** In seconds. */
const minutes = 60;

/**
 * Thousands of phones share one IPv4 address or the first 48 bits of an IPv6 address; a household has
 * the first 64 bits of one.
 */
const defaultLimits: Limits = {
  all: 30_000,
  ipv4: 600,
  ipv6: [60, 240, 600],
  mailbox: [
    { calls: 5, seconds: 10 * minutes },
    { calls: 50, seconds: 24 * 60 * minutes },
  ],
};

const endpoints: readonly Endpoint[] = [
  certificateRequestEndpoint,
  emailVerifyEndpoint,
  applicationEndpoint,
  messageEndpoint,
];

/**
 * Adds the endpoints of the forms, the contract and the inbox, and the responses to unknown paths
 * and to errors, after which the transaction is rolled back.
 */
export function addRoutes(
  app: PortalApp,
  portal: PortalCore,
  {
    isOwnOrigin = () => false,
    proxies = [],
    limits = defaultLimits,
    freeBytes = () => Infinity,
    intercept,
  }: RouteOptions,
): void {
  const countCaller = createCallerCounter(limits, toProxies(proxies), portal.now);
  const isAllowed = (origin: string) => origin === portal.settings().site || isOwnOrigin(origin);
  app.use(
    `${apiBase}/*`,
    ...guards.allowOrigins(isAllowed),
    guards.limitCalls(countCaller, freeBytes),
    guards.limitSize,
  );
  const context = { ...portal, mailboxLimits: limits.mailbox, gate: createGate(), intercept };
  for (const endpoint of endpoints) addEndpoint(app, context, endpoint);
  app.get('/openapi.yaml', (context) =>
    context.body(contractText, 200, { 'Content-Type': 'application/yaml; charset=utf-8' }),
  );
  const { inbox } = portal;
  if (inbox) addInbox(app, { ...portal, inbox, countCaller });
  app.notFound((context) => sendRefusal(context, 404, toTexts(context).notFound));
  app.onError((error, context) => {
    // A browser that hangs up while it sends is no failure of the portal.
    if (!context.env.incoming.readableAborted)
      portal.log(`${context.req.method} ${context.req.path} failed: ${error.message}`);
    return sendUnavailable(context);
  });
}
