import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { defaultLanguage, isLanguage, languages, type Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { EndpointResponse } from '../call/call.ts';

/** What a request is handled with: the connection it came by. */
export interface PortalEnv {
  Bindings: HttpBindings;
}

export type PortalApp = Hono<PortalEnv>;

export type PortalContext = Context<PortalEnv>;

/** The language of the page that sent a request. */
export function toLanguage(context: Context): Language {
  const supports = [...languages];
  const language = accepts(context, {
    header: 'Accept-Language',
    supports,
    default: defaultLanguage,
  });
  return isLanguage(language) ? language : defaultLanguage;
}

/** What the portal says in the language of a request. */
export const toTexts = (context: PortalContext) => dictionaries[toLanguage(context)].portal;

/** Sends an answer. */
export function sendResponse(
  context: PortalContext,
  { status, body, retryAfter }: Omit<EndpointResponse, 'status'> & { status: number },
): Response {
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  return context.json(body, status as EndpointResponse['status']);
}
