import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';
import type { CountCaller } from '../limits/network-counter.ts';
import { siteHeaderNames } from './contract.ts';
import { rateLimitResponse } from './endpoint.ts';
import {
  sendRefusal,
  sendResponse,
  sendUnavailable,
  toLanguage,
  toTexts,
  type PortalContext,
  type PortalEnv,
} from './context.ts';

type Guard = MiddlewareHandler<PortalEnv>;

/** Bytes. */
const maxSize = 64 * 1024;

/** Bytes of the disk that forms leave to the inbox, the mails and the backups. */
export const reservedBytes = 256 * 1024 * 1024;

/** Trusts the stated length, because Node reads no more than that. */
export const isSmall = ({ req }: Pick<PortalContext, 'req'>): boolean =>
  Number(req.header('content-length')) <= maxSize;

/** Refuses a request that is too large or does not state its length, as every browser does. */
export const limitSize: Guard = async (context, next) =>
  context.req.method !== 'POST' || isSmall(context)
    ? next()
    : sendRefusal(context, 413, toTexts(context).tooLarge);

/** Accepts calls from pages of allowed origins. */
export function allowOrigins(isAllowed: (origin: string) => boolean): Guard[] {
  return [
    cors({
      origin: (origin) => (isAllowed(origin) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', ...siteHeaderNames],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
    async (context, next) => {
      const origin = context.req.header('origin');
      if (origin === undefined || isAllowed(origin)) return next();
      return sendRefusal(context, 403, toTexts(context).otherSite);
    },
  ];
}

/** Answers calls of networks that call too often, and stops before the disk is full. */
export function limitCalls(countCaller: CountCaller, freeBytes: () => number): Guard {
  return async (context, next) => {
    const rejection = countCaller(context);
    if (rejection?.status === 429)
      return sendResponse(context, rateLimitResponse(rejection.seconds, toLanguage(context)));
    if (rejection) return sendUnavailable(context, rejection.seconds);
    return freeBytes() < reservedBytes ? sendUnavailable(context) : next();
  };
}
