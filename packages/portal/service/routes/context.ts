import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { defaultLanguage, isLanguage, languages, type Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { EndpointResponse } from '../call/call.ts';

/** Gives access to the connection of a request. */
export interface PortalEnv {
  Bindings: HttpBindings;
}

export type PortalApp = Hono<PortalEnv>;

export type PortalContext = Context<PortalEnv>;

/** The language of the page that sent the request. */
export function toLanguage(context: Context): Language {
  const supports = [...languages];
  const language = accepts(context, {
    header: 'Accept-Language',
    supports,
    default: defaultLanguage,
  });
  return isLanguage(language) ? language : defaultLanguage;
}

export const toTexts = (context: PortalContext) => dictionaries[toLanguage(context)].portal;

export function sendResponse(
  context: PortalContext,
  { status, body, retryAfter }: Omit<EndpointResponse, 'status'> & { status: number },
): Response {
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  return context.json(body, status as EndpointResponse['status']);
}

/** Refuses a call with a message for the person. */
export const sendRefusal = (context: PortalContext, status: number, message: string): Response =>
  sendResponse(context, { status, body: { message } });

/**
 * Answers a call of which nothing is kept.
 *
 * @param seconds to wait before the next call
 */
export function sendUnavailable(context: PortalContext, seconds = 60): Response {
  const body = { message: toTexts(context).unavailable };
  return sendResponse(context, { status: 503, body, retryAfter: seconds });
}
