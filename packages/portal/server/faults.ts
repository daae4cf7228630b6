import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRefusal, toTexts, type PortalContext } from '../service/routes/context.ts';
import type { Intercept } from '../service/routes/endpoint.ts';

type Fault = (
  context: PortalContext,
  handle: () => Promise<Response>,
) => Response | Promise<Response>;

const json = { 'Content-Type': 'application/json' };

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;

/** Markup, a right-to-left override, and far too long. */
const hostileMessage = `<img src=x onerror="document.title='owned'"><b>Pay now</b> \u202Egpj.exe ${'very '.repeat(300)}long`;

/**
 * The faults for development and tests. A tag in the e-mail address selects one, so that parallel
 * tests don’t affect each other and a person can try a fault by typing it.
 */
export const faults: Readonly<Record<string, Fault>> = {
  slow: async (_, handle) => {
    await wait(3000, undefined, { ref: false });
    return handle();
  },
  hang: () => new Promise<never>(() => undefined),
  refuse: (context) => sendRefusal(context, 422, toTexts(context).refused),
  error: (context) => sendRefusal(context, 500, toTexts(context).fault),
  silent: (context) => context.body('{}', 500, json),
  html: (context) => context.html(page('502 Bad Gateway'), 502),
  login: (context) => context.html(page('Log in to this network')),
  empty: (context) => context.body('', 500, json),
  accept: async (context, handle) => {
    await handle();
    return context.body('', 200, json);
  },
  drop: (context) => {
    context.env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  },
  hostile: (context) => sendRefusal(context, 400, hostileMessage),
};

/**
 * Injects the fault that the tag of an address names: with `verify-` before it into the check of the
 * code instead of the form, with `-once` after it into the first call only.
 *
 * @example 'asha+slow@bank.example', 'asha+verify-drop-once@bank.example'
 */
export function injectFaults(): Intercept {
  const injected = new Set<string>();
  return async ({ path, kind, email, context }, handle) => {
    const [, verify, name = '', once] = /\+(verify-)?([a-z]+)(-once)?@/.exec(email) ?? [];
    const isMeant = (verify === undefined) === (kind === 'form');
    const fault = isMeant && Object.hasOwn(faults, name) ? faults[name] : undefined;
    const key = `${path} ${email}`;
    if (!fault || (once && injected.has(key))) return handle();
    injected.add(key);
    return fault(context, handle);
  };
}
