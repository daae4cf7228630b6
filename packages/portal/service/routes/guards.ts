import { cors } from 'hono/cors';
import type { BlockList } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { PortalCore } from '../call/core.ts';
import { toCaller, toNetwork } from '../limits/caller.ts';
import { countCall, type Limit } from '../limits/limits.ts';
import { rateLimitResponse } from './endpoint.ts';
import {
  sendResponse,
  toLanguage,
  toTexts,
  type PortalContext,
  type PortalEnv,
} from './context.ts';

type Guard = MiddlewareHandler<PortalEnv>;

/** Bytes. */
const maxSize = 64 * 1024;

/** Trusts the stated length, because Node reads no more than that. */
export const isSmall = ({ req }: Pick<PortalContext, 'req'>): boolean =>
  Number(req.header('content-length')) <= maxSize;

/** Refuses a request that is too large or does not state its length, as every browser does. */
export const limitSize: Guard = async (context, next) =>
  context.req.method !== 'POST' || isSmall(context)
    ? next()
    : sendResponse(context, { status: 413, body: { message: toTexts(context).tooLarge } });

/** Accepts calls from pages of allowed origins. */
export function allowOrigins(isAllowed: (origin: string) => boolean): Guard[] {
  return [
    cors({
      origin: (origin) => (isAllowed(origin) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', 'Idempotency-Key'],
      maxAge: 600,
    }),
    async (context, next) => {
      const origin = context.req.header('origin');
      if (origin === undefined || isAllowed(origin)) return next();
      return sendResponse(context, { status: 403, body: { message: toTexts(context).otherSite } });
    },
  ];
}

/** The most calls that may wait for the database. More would wait longer than any person. */
const maxWaiting = 100;

/** Seconds to wait when too many calls do. */
const overloadSeconds = 10;

interface CallerCounterOptions extends Pick<PortalCore, 'database' | 'secrets' | 'now'> {
  proxies: BlockList;
  limits: { ipv4: Limit; ipv6: Limit };
}

/** A refused call, with the seconds to wait before the next. */
interface Rejection {
  status: 429 | 503;
  seconds: number;
}

/** Returns nothing when the call is allowed. */
export type CountCaller = (
  call: Pick<PortalContext, 'env' | 'req'>,
) => Promise<Rejection | undefined>;

/** Counts calls by network. Rejects a call when too many wait for the database. */
export function createCallerCounter({
  database,
  secrets,
  proxies,
  limits,
  now,
}: CallerCounterOptions): CountCaller {
  let waiting = 0;
  return async ({ env, req }) => {
    if (waiting >= maxWaiting) return { status: 503, seconds: overloadSeconds };
    const connection = env.incoming.socket.remoteAddress ?? '';
    const caller = toCaller(connection, req.header('x-forwarded-for'), proxies);
    const id = `caller ${secrets.toId('caller', toNetwork(caller))}`;
    const limit = caller.includes(':') ? limits.ipv6 : limits.ipv4;
    waiting += 1;
    const seconds = await countCall(database, id, limit, now()).finally(() => (waiting -= 1));
    return seconds > 0 ? { status: 429, seconds } : undefined;
  };
}

/** Answers rejected calls. */
export function limitCalls(countCaller: CountCaller): Guard {
  return async (context, next) => {
    const rejection = await countCaller(context);
    if (!rejection) return next();
    if (rejection.status === 429)
      return sendResponse(context, rateLimitResponse(rejection.seconds, toLanguage(context)));
    const body = { message: toTexts(context).unavailable };
    return sendResponse(context, { status: 503, body, retryAfter: rejection.seconds });
  };
}
