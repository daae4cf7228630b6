import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { setTimeout as wait } from 'node:timers/promises';
import { sendResponse, toTexts, type PortalContext } from '../service/routes/context.ts';
import type { Endpoint, Intercept } from '../service/routes/endpoint.ts';

/**
 * The faults for development and tests. A tag in the e-mail address selects one, so that parallel
 * tests don’t affect each other and a person can try a fault by typing it.
 */
export const faults = {
  slow: 'answers as usual, after three seconds',
  hang: 'never answers',
  refuse: 'answers 422 with a message',
  error: 'answers 500 with a message',
  silent: 'answers 500 without a message',
  html: 'answers 502 with an HTML page',
  login: 'answers 200 with an HTML page, like the login page of a public network',
  empty: 'answers 500 with an empty body',
  accept: 'handles the request and answers 200 with an empty body',
  drop: 'closes the connection without an answer',
  hostile: 'answers 400 with a message that contains markup and bidirectional control characters',
} as const;

type Fault = keyof typeof faults;

interface FaultRequest {
  fault: Fault;
  /** Only the first call fails. */
  once: boolean;
}

/** Milliseconds. */
const slowDelay = 3000;

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

/** Markup, a right-to-left override, and far too long. */
const hostileMessage = `<img src=x onerror="document.title='owned'"><b>Pay now</b> \u202Egpj.exe ${'very '.repeat(300)}long`;

const tagPattern = /\+(verify-)?([a-z]+)(-once)?@/;

/**
 * Reads the fault from the tag of an address. `verify-` applies it to the check of the code instead
 * of the form.
 *
 * @example toFaultRequest('asha+slow@bank.example', 'form') // { fault: 'slow', once: false }
 * @example toFaultRequest('asha+verify-drop-once@bank.example', 'code') // { fault: 'drop', once: true }
 */
function toFaultRequest(email: string, call: Endpoint['call']): FaultRequest | undefined {
  const [, verify, name = '', once] = tagPattern.exec(email) ?? [];
  if (!Object.hasOwn(faults, name) || (verify !== undefined) !== (call === 'code'))
    return undefined;
  return { fault: name as Fault, once: once !== undefined };
}

/** Injects the fault that an address asks for. */
export function injectFaults(): Intercept {
  const injected = new Set<string>();
  return async ({ path, kind, email, context }, handle) => {
    const request = toFaultRequest(email, kind);
    const key = `${path} ${email}`;
    if (!request || (request.once && injected.has(key))) return handle();
    injected.add(key);
    return injectFault(request.fault, context, handle);
  };
}

async function injectFault(
  fault: Fault,
  context: PortalContext,
  handle: () => Promise<Response>,
): Promise<Response> {
  const fail = (status: number, message: string) =>
    sendResponse(context, { status, body: { message } });
  const json = { 'Content-Type': 'application/json' };
  switch (fault) {
    case 'slow':
      await wait(slowDelay, undefined, { ref: false });
      return handle();
    case 'hang':
      return new Promise<never>(() => undefined);
    case 'refuse':
      return fail(422, toTexts(context).refused);
    case 'error':
      return fail(500, toTexts(context).fault);
    case 'silent':
      return context.body('{}', 500, json);
    case 'html':
      return context.html(page('502 Bad Gateway'), 502);
    case 'login':
      return context.html(page('Log in to this network'));
    case 'empty':
      return context.body('', 500, json);
    case 'accept':
      await handle();
      return context.body('', 200, json);
    case 'drop':
      context.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'hostile':
      return fail(400, hostileMessage);
  }
}
