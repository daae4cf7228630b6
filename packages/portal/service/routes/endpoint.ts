import { formatWait } from '@federation/base/duration';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { EndpointResponse, Call } from '../call/call.ts';
import type { PortalCore } from '../call/core.ts';
import { readDetailsHeader } from '../../contract/complaint-details.ts';
import type { ContractPath, Payload, SiteHeaders } from './contract.ts';
import type { Store } from '../database/schema.ts';
import type { createGate } from '../limits/gate.ts';
import { countForm, type Limit } from '../limits/limits.ts';
import {
  sendRefusal,
  sendResponse,
  sendUnavailable,
  toLanguage,
  toTexts,
  type PortalApp,
  type PortalContext,
} from './context.ts';
import { handleOnce } from './idempotency.ts';
import { readCall, type AcceptedCall } from './read-call.ts';

/** A form that is sent sooner after its page was opened was filled in by a program. */
const minFormSeconds = 2;

export interface Endpoint<Path extends ContractPath = ContractPath> {
  path: Path;
  /** Receives a form, or the code that confirms one. */
  call: 'form' | 'code';
  /** Handles a body that the contract accepts. */
  handle(call: Call, payload: Payload<Path>): Promise<EndpointResponse>;
}

/** Handles a call, or injects a fault; for development and tests. */
export type Intercept = (
  call: { path: string; kind: Endpoint['call']; email: string; context: PortalContext },
  handle: () => Promise<Response>,
) => Promise<Response>;

interface EndpointContext extends PortalCore {
  mailboxLimits: readonly Limit[];
  gate: ReturnType<typeof createGate>;
  intercept?: Intercept | undefined;
}

/** Seconds to wait when too many calls wait. */
const overloadSeconds = 10;

export const apiBase = '/api/v1';

export function addEndpoint(app: PortalApp, portal: EndpointContext, endpoint: Endpoint): void {
  const { path, call: kind } = endpoint;
  app.post(`${apiBase}${path}`, async (context) => {
    // Before anything of the body is read, so that a refusal costs little.
    if (portal.gate.isFull()) return sendUnavailable(context, overloadSeconds);
    const call = await readCall(context, path);
    if (call instanceof Response) return call;
    const { email } = call.payload;
    const answer = async () => {
      const answered = await portal.gate.run(() => answerCall(portal, endpoint, context, call));
      if (!answered) return sendUnavailable(context, overloadSeconds);
      portal.onStored();
      return sendResponse(context, answered);
    };
    return portal.intercept?.({ path, kind, email, context }, answer) ?? answer();
  });
  app.all(`${apiBase}${path}`, (context) => {
    context.header('Allow', 'POST');
    return sendRefusal(context, 405, toTexts(context).method);
  });
}

/** Handles a call once, in a transaction. A form counts against the limits of its mailbox first. */
function answerCall(
  { database, secrets, inbox, mailboxLimits, ...portal }: EndpointContext,
  { path, call: kind, handle }: Endpoint,
  context: PortalContext,
  { text, payload, headers }: AcceptedCall,
) {
  const now = portal.now();
  const language = toLanguage(context);
  const key = headers['Idempotency-Key'];
  const identified = {
    id: key && secrets.toId('answer', [path, key].join('\0')),
    content: secrets.toId('content', text),
    now,
    language,
    isGone: () => context.env.outgoing.destroyed,
  };
  return handleOnce(database, identified, async (store: Store) => {
    const isSpam = kind === 'form' && isByProgram(headers);
    const seconds =
      kind === 'form' && !isSpam
        ? await countForm(store, secrets, payload.email, mailboxLimits, now)
        : 0;
    if (seconds > 0 && path === '/members/certificate-request')
      return rateLimitResponse(seconds, language);
    const call = {
      store,
      now,
      language,
      settings: portal.settings(),
      secrets,
      inbox,
      browser: headers['Browser-Key'] ?? '',
      notice: headers['Notice-Version'],
      details: readDetailsHeader(headers['Complaint-Details']),
      isSpam,
      isMailboxFull: seconds > 0,
    };
    return handle(call, payload);
  });
}

export function rateLimitResponse(seconds: number, language: Language): EndpointResponse {
  const { tooOften } = dictionaries[language].portal;
  const message = fill(tooOften, { time: formatWait(seconds, language) });
  return { status: 429, body: { message }, retryAfter: seconds };
}

const isByProgram = (headers: SiteHeaders) =>
  headers['Form-Honeypot'] !== undefined ||
  Number(headers['Form-Seconds'] ?? minFormSeconds) < minFormSeconds;
