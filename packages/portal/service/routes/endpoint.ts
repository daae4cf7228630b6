import { formatWait } from '@federation/base/duration';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { EndpointResponse, Call } from '../call/call.ts';
import type { PortalCore } from '../call/core.ts';
import { tidyField } from '../../contract/payloads.ts';
import { findInvalidField, type ContractPath, type Payload } from './contract.ts';
import type { InboxConfiguration } from '../call/inbox-configuration.ts';
import type { Store } from '../database/schema.ts';
import { countForm } from '../limits/forms.ts';
import type { createGate } from '../limits/gate.ts';
import type { Limit } from '../limits/limits.ts';
import {
  sendResponse,
  sendUnavailable,
  toLanguage,
  toTexts,
  type PortalApp,
  type PortalContext,
} from './context.ts';
import { toFieldLabel } from './field-label.ts';
import { handleOnce } from './idempotency.ts';

/** Only forms of the site send `notice` and `website`. */
interface Body {
  email: string;
  notice?: string;
  website?: string;
}

export interface Endpoint<Path extends ContractPath = ContractPath> {
  path: Path;
  /** Receives a form, or the code that confirms one. */
  call: 'form' | 'code';
  /** Handles a body that the contract accepts. */
  handle(call: Call, payload: Payload<Path>, notice: string | undefined): Promise<EndpointResponse>;
}

/** Handles a call, or injects a fault; for development and tests. */
export type Intercept = (
  call: { path: string; kind: Endpoint['call']; email: string; context: PortalContext },
  handle: () => Promise<Response>,
) => Promise<Response>;

interface EndpointContext extends PortalCore {
  mailboxLimits: readonly Limit[];
  gate: ReturnType<typeof createGate>;
  /** Called after a call was stored. */
  onStored: () => void;
  inbox?: InboxConfiguration | undefined;
  intercept?: Intercept | undefined;
}

/** Seconds to wait when too many calls wait. */
const overloadSeconds = 10;

export const apiBase = '/api/v1';

export function addEndpoint(
  app: PortalApp,
  portal: EndpointContext,
  { path, call: kind, handle }: Endpoint,
): void {
  app.post(`${apiBase}${path}`, async (context) => {
    const texts = toTexts(context);
    const refuse = (status: number, message: string) =>
      sendResponse(context, { status, body: { message } });
    if (!/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? ''))
      return refuse(415, texts.notJson);
    const text = await context.req.text();
    const body = parse(text);
    if (body === undefined) return refuse(400, texts.notJson);
    const key = context.req.header('idempotency-key');
    const field =
      findInvalidField(path, body) ??
      findNullCharacter(body) ??
      (isKey(key) ? undefined : 'Idempotency-Key');
    if (field !== undefined)
      return refuse(
        422,
        fill(texts.invalid, { field: toFieldLabel(path, field, toLanguage(context)) }),
      );

    const { notice, website, ...payload } = body as Body;
    const { email } = payload;
    const answer = async () => {
      const now = portal.now();
      const id = key && portal.secrets.toId('answer', [path, key, text].join('\0'));
      const handleStored = async (store: Store) => {
        const { secrets } = portal;
        const call = {
          store,
          now,
          language: toLanguage(context),
          settings: portal.settings(),
          secrets,
          inbox: portal.inbox,
        };
        if (kind === 'form') {
          const seconds = await countForm(store, secrets, email, portal.mailboxLimits, now);
          if (seconds > 0) return rateLimitResponse(seconds, call.language);
        }
        return handle(call, payload as Payload<ContractPath>, notice);
      };
      const isGone = () => context.env.outgoing.destroyed;
      const answered = await portal.gate(() =>
        handleOnce(portal.database, { id, now, isGone }, handleStored),
      );
      if (!answered) return sendUnavailable(context, overloadSeconds);
      portal.onStored();
      return sendResponse(context, answered);
    };
    return portal.intercept?.({ path, kind, email, context }, answer) ?? answer();
  });
  app.all(`${apiBase}${path}`, (context) => {
    context.header('Allow', 'POST');
    return sendResponse(context, { status: 405, body: { message: toTexts(context).method } });
  });
}

export function rateLimitResponse(seconds: number, language: Language): EndpointResponse {
  const { tooOften } = dictionaries[language].portal;
  const message = fill(tooOften, { time: formatWait(seconds, language) });
  return { status: 429, body: { message }, retryAfter: seconds };
}

/** The field with the character U+0000, which Postgres can’t store. */
const findNullCharacter = (body: unknown) =>
  Object.entries(body as Body).find(([, value]) => String(value).includes('\0'))?.[0];

/** The header is optional; see the contract. */
const isKey = (key: string | undefined) =>
  key === undefined || (key.length >= 16 && key.length <= 128);

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (field, value: unknown) =>
      typeof value === 'string' && Object.hasOwn(tidyField, field)
        ? tidyField[field]?.(value)
        : value,
    ) as unknown;
  } catch {
    return undefined;
  }
}
