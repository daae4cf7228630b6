import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { toWish, type Behaviour } from './behaviours.ts';
import { Codes } from './codes.ts';
import { endpoints, type Desk, type Endpoint } from './endpoints.ts';
import { readJson, sendAnswer, sendText, UnreadableBody } from './exchange.ts';
import { toSay } from './messages.ts';
import { misbehave } from './misbehave.ts';
import { Outbox, renderOutbox } from './outbox.ts';
import { sandboxApi, sandboxRoot } from './paths.ts';
import { RateLimit } from './rate-limit.ts';

/** A stand-in for the member portal. Returns whether the request was meant for it. */
export type Sandbox = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Options {
  /** The clock, in milliseconds. */
  now?: () => number;
  /** Writes a line where the developer sees it. */
  log?: (line: string) => void;
}

const tenMinutes = 10 * 60_000;
const bodyMessages = { 400: 'notJson', 413: 'tooLarge', 415: 'notJson' } as const;

/**
 * The portal’s interface as `openapi.yaml` describes it, with an outbox in place of mail. It is for
 * development and tests; nothing of it is part of the built site.
 */
export function createSandbox({ now = Date.now, log = (line) => process.stdout.write(`${line}\n`) }: Options = {}): Sandbox {
  const outbox = new Outbox(log);
  const desk: Desk = { codes: new Codes(now), outbox, mailLimit: new RateLimit(5, tenMinutes, now), now };
  const callers = new RateLimit(300, 60_000, now);
  const fulfilled = new Set<string>();

  return (request, response) => {
    // Not as an URL: what a stranger sends need not be one.
    const [pathname = '', query] = (request.url ?? '').split(/\?(.*)/s);
    if (pathname.startsWith(`${sandboxApi}/`)) void answerCall(pathname.slice(sandboxApi.length), request, response);
    else if (pathname === `${sandboxRoot}/outbox`) sendText(response, 200, 'text/html', renderOutbox(outbox.read()));
    else if (pathname === `${sandboxRoot}/outbox.json`)
      sendText(response, 200, 'application/json', JSON.stringify(outbox.read(new URLSearchParams(query).get('to') ?? undefined)));
    else if (pathname === `${sandboxRoot}/openapi.yaml`)
      sendText(response, 200, 'application/yaml', readFileSync(new URL('openapi.yaml', import.meta.url), 'utf8'));
    else return false;
    return true;
  };

  async function answerCall(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = toSay(request.headers['accept-language']);
    allowOrigins(response);
    const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
    if (!endpoint) return sendAnswer(response, { status: 404, message: say('notFound') });
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.method !== 'POST') return sendAnswer(response, { status: 405, message: say('method'), headers: { Allow: 'POST' } });
    const wait = callers.count(request.socket.remoteAddress ?? '');
    if (wait > 0) {
      return sendAnswer(response, { status: 429, message: say('often', { seconds: wait }), headers: { 'Retry-After': String(wait) } });
    }
    try {
      const result = v.safeParse(endpoint.payload, await readJson(request));
      if (!result.success) return sendAnswer(response, { status: 422, message: say('invalid', { field: toField(result.issues) }) });
      const work = () => {
        sendAnswer(response, endpoint.work(result.output as never, desk, say));
      };
      const empty = () => {
        endpoint.work(result.output as never, desk, say);
        sendText(response, 200, 'application/json', '');
      };
      const behaviour = toBehaviour(path, result.output.email, endpoint);
      if (behaviour) misbehave(behaviour, response, say, behaviour === 'accept' ? empty : work);
      else work();
    } catch (error) {
      if (!(error instanceof UnreadableBody)) throw error;
      sendAnswer(response, { status: error.status, message: say(bodyMessages[error.status]) });
    }
  }

  /** What the address asks for, unless that was wanted once and has been done. */
  function toBehaviour(path: string, email: string, { call }: Endpoint): Behaviour | undefined {
    const wish = toWish(email, call);
    const key = `${path} ${email}`;
    if (!wish || (wish.once && fulfilled.has(key))) return undefined;
    fulfilled.add(key);
    return wish.behaviour;
  }
}

/** The site stands on another origin than the portal, which must allow it (Fetch standard, CORS protocol). */
function allowOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
}

function toField([issue]: readonly v.BaseIssue<unknown>[]): string {
  return (issue && v.getDotPath(issue)) ?? 'body';
}
