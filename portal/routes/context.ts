import type { HttpBindings } from '@hono/node-server';
import type { Context, HonoRequest } from 'hono';
import Negotiator from 'negotiator';
import { defaultLanguage, isLanguage, languages, type Language } from '../../src/i18n/languages.ts';
import { dictionaries } from '../../src/i18n/strings.ts';
import type { Answer } from '../call.ts';

/** A request with the connection it came by. */
export type PortalContext = Context<{ Bindings: HttpBindings }>;

/** The language of the page that sent a request. */
export function toLanguage(context: { req: HonoRequest }): Language {
  const headers = { 'accept-language': context.req.header('accept-language') };
  const [language] = new Negotiator({ headers }).languages([...languages]);
  return isLanguage(language) ? language : defaultLanguage;
}

/** What the portal says in the language of a request. */
export const toTexts = (context: PortalContext) => dictionaries[toLanguage(context)].portal;

/** Sends an answer. */
export function send(
  context: PortalContext,
  { status, body, retryAfter }: Omit<Answer, 'status'> & { status: number },
): Response {
  context.header('Cache-Control', 'no-store');
  context.header('X-Content-Type-Options', 'nosniff');
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  return context.json(body, status as Answer['status']);
}
