import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import { isSame } from '../codes/secrets.ts';
import { maxSize } from '../routes/guards.ts';
import { toInboxTexts, type InboxEnv, type InboxPortal } from './context.ts';
import { toMessagePage } from './look/layout.ts';

type Guard = MiddlewareHandler<InboxEnv>;

/** Answers only at the name of the inbox, so that no page of the site shares its origin. */
export function onlyOnItsHost({ place }: InboxPortal): Guard {
  return async (context, next) =>
    context.req.header('host') === new URL(place.address()).host ? next() : context.notFound();
}

/** No page is kept, framed, or followed by its address; nothing runs on it. */
export const protect: Guard = async (context, next) => {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // With `no-referrer`, browsers send the forms of the inbox from the origin `null`.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
  };
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return next();
};

/** Accepts a form only from a page of the inbox that this browser was sent. */
export function onlyOwnForms(portal: InboxPortal): Guard[] {
  const limit: Guard = bodyLimit({
    maxSize,
    onError: (context) => context.text('Too large.\n', 413),
  });
  return [
    limit,
    async (context, next) => {
      if (['GET', 'HEAD'].includes(context.req.method)) return next();
      const origin = context.req.header('origin');
      const isOwn = origin === undefined || origin === new URL(portal.place.address()).origin;
      const form = isOwn ? toFields(await context.req.parseBody()) : {};
      if (!isSame(form['token'] ?? '', context.get('visitor').token))
        return toMessagePage(context, portal, toInboxTexts(context).refused, 403);
      context.set('form', form);
      return next();
    },
  ];
}

/** The fields of a form that are texts, with the line breaks of JSON; Postgres stores no zeros. */
const toFields = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value.replaceAll('\r\n', '\n').replaceAll('\0', '')] as const]
        : [],
    ),
  );
