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

/** The largest request, in bytes. */
const maxSize = 64 * 1024;

/** Whether a request says that it is no larger than the portal accepts; Node reads no more than it says. */
export const isSmall = ({ req }: Pick<PortalContext, 'req'>): boolean =>
  Number(req.header('content-length')) <= maxSize;

/** Refuses what is larger, or does not say how large it is, as every browser does. */
export const limitSize: Guard = async (context, next) =>
  context.req.method !== 'POST' || isSmall(context)
    ? next()
    : sendResponse(context, { status: 413, body: { message: toTexts(context).tooLarge } });

/** Lets pages of some origins call, and refuses those of others. */
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

/** How many calls may wait for the database. More would wait longer than anybody does. */
const maxWaiting = 100;

/** How long to wait when too many do, in seconds. */
const overloadSeconds = 10;

/** What the calls of a network are counted by. */
interface CallerCounterOptions extends Pick<PortalCore, 'database' | 'secrets' | 'now'> {
  proxies: BlockList;
  limits: { ipv4: Limit; ipv6: Limit };
}

/** A call that is not handled now: why, and after how many seconds it may be. */
interface Rejection {
  status: 429 | 503;
  seconds: number;
}

/** Counts a call by its network; returns when it may come again, or nothing when it is allowed. */
export type CountCaller = (
  call: Pick<PortalContext, 'env' | 'req'>,
) => Promise<Rejection | undefined>;

/** Counts the calls of each network, and puts off what comes when too many calls wait. */
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

/** Refuses calls of a network that come too often, and what comes when too many calls wait. */
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
