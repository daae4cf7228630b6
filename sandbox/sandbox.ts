import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { sandboxBase } from '../src/core/portal-api.ts';
import { Codes } from './codes.ts';
import { endpoints, type Endpoint, type SandboxState } from './endpoints.ts';
import { toFaultRequest, type Fault } from './faults.ts';
import { BodyError, readJson, sendMessage, sendText } from './http.ts';
import { injectFault } from './inject-fault.ts';
import { isLocal } from './local.ts';
import { createTranslate } from './messages.ts';
import { Outbox, renderOutbox } from './outbox.ts';
import { RateLimit } from './rate-limit.ts';

/** Handles a request to the simulated portal. Returns false if the request is not for it. */
export type Sandbox = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Options {
  /** The clock, in milliseconds. */
  now?: () => number;
  /** Prints a line for the developer. */
  log?: (line: string) => void;
}

const tenMinutes = 10 * 60_000;
const bodyMessages = { 400: 'notJson', 413: 'tooLarge', 415: 'notJson' } as const;

/**
 * A simulation of the portal API in `openapi.yaml`, with an outbox instead of mail. It is for
 * development and tests only and never part of the built site.
 */
export function createSandbox({
  now = Date.now,
  log = (line) => process.stdout.write(`${line}\n`),
}: Options = {}): Sandbox {
  const outbox = new Outbox(log);
  const state: SandboxState = {
    codes: new Codes(now),
    outbox,
    mailLimit: new RateLimit(5, tenMinutes, now),
    now,
  };
  const callLimit = new RateLimit(300, 60_000, now);
  const injected = new Set<string>();

  return (request, response) => {
    // Not parsed as a URL, because a request may contain anything.
    const [pathname = '', query] = (request.url ?? '').split(/\?(.*)/s);
    if (pathname.startsWith(`${sandboxBase}/`))
      void handleCall(pathname.slice(sandboxBase.length), request, response);
    else if (pathname.startsWith('/sandbox/outbox') && !isLocal(request))
      sendText(response, 403, 'text/plain', 'Only on this computer.\n');
    else if (pathname === '/sandbox/outbox')
      sendText(response, 200, 'text/html', renderOutbox(outbox.read()));
    else if (pathname === '/sandbox/outbox.json')
      sendText(
        response,
        200,
        'application/json',
        JSON.stringify(outbox.read(new URLSearchParams(query).get('to') ?? undefined)),
      );
    else if (pathname === '/sandbox/openapi.yaml')
      sendText(
        response,
        200,
        'application/yaml',
        readFileSync(new URL('openapi.yaml', import.meta.url), 'utf8'),
      );
    else return false;
    return true;
  };

  async function handleCall(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const translate = createTranslate(request.headers['accept-language']);
    allowOrigins(response);
    const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
    if (!endpoint) return sendMessage(response, { status: 404, message: translate('notFound') });
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.method !== 'POST')
      return sendMessage(response, {
        status: 405,
        message: translate('method'),
        headers: { Allow: 'POST' },
      });
    const wait = callLimit.count(request.socket.remoteAddress ?? '');
    if (wait > 0) {
      return sendMessage(response, {
        status: 429,
        message: translate('tooOften', { seconds: wait }),
        headers: { 'Retry-After': String(wait) },
      });
    }
    try {
      const result = v.safeParse(endpoint.payload, await readJson(request));
      if (!result.success)
        return sendMessage(response, {
          status: 422,
          message: translate('invalid', { field: toField(result.issues) }),
        });
      const handle = () => endpoint.handle(result.output as never, state, translate);
      const respond = () => sendMessage(response, handle());
      const respondEmpty = () => {
        handle();
        sendText(response, 200, 'application/json', '');
      };
      const fault = nextFault(path, result.output.email, endpoint);
      if (fault)
        injectFault(fault, response, translate, fault === 'accept' ? respondEmpty : respond);
      else respond();
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      sendMessage(response, {
        status: error.status,
        message: translate(bodyMessages[error.status]),
      });
    }
  }

  /**
   * The fault to inject into a call, if its address asks for one; a `-once` fault applies to the
   * first call only.
   */
  function nextFault(path: string, email: string, { call }: Endpoint): Fault | undefined {
    const request = toFaultRequest(email, call);
    const key = `${path} ${email}`;
    if (!request || (request.once && injected.has(key))) return undefined;
    injected.add(key);
    return request.fault;
  }
}

/**
 * The site is on a different origin from the portal, so the portal must allow it (Fetch standard,
 * CORS protocol).
 */
function allowOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
}

function toField([issue]: readonly v.BaseIssue<unknown>[]): string {
  return (issue && v.getDotPath(issue)) ?? 'body';
}
