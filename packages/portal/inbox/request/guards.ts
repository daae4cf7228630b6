import { isSame } from '../../service/call/secrets.ts';
import { isSmall } from '../../service/routes/guards.ts';
import { inboxUrl, type InboxContext, type InboxMiddleware } from './context.ts';

/** Responds only at the host of the inbox, so that no page of the site shares its origin. */
export const onlyOnItsHost: InboxMiddleware = async (context, next) =>
  context.req.header('host') === inboxUrl(context).host ? next() : context.notFound();

/** Keeps pages out of caches, frames, referrers and search engines, and forbids scripts. */
export const protect: InboxMiddleware = async (context, next) => {
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

/** Refuses other methods, and forms that are too large or do not state their length. */
export const onlyPagesAndForms: InboxMiddleware = async (context, next) => {
  const { method } = context.req;
  if (method === 'GET' || method === 'HEAD') return next();
  if (method !== 'POST') return context.text('405\n', 405, { Allow: 'GET, HEAD, POST' });
  return isSmall(context) ? next() : context.text('413\n', 413);
};

/** Limits the rate of forms by network, because strangers can also send forms. */
export const limitForms: InboxMiddleware = async (context, next) => {
  const { countCaller } = context.get('portal');
  const rejection = context.req.method === 'POST' ? countCaller(context) : undefined;
  if (!rejection) return next();
  const { status, seconds } = rejection;
  return context.text(`${status}\n`, status, { 'Retry-After': String(seconds) });
};

/**
 * Accepts a form only with the CSRF token of this browser.
 *
 * @param refuse responds to any other form
 */
export function onlyOwnForms(
  refuse: (context: InboxContext, form: Form) => Response | Promise<Response>,
): InboxMiddleware {
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const form = await readForm(context);
    if (!isSame(form['token'] ?? '', context.get('visitor').token)) return refuse(context, form);
    context.set('form', form);
    return next();
  };
}

export type Form = Readonly<Record<string, string>>;

/** Reads the fields of a form. A broken form, or one of another origin, has none. */
export async function readForm(context: InboxContext): Promise<Form> {
  const origin = context.req.header('origin');
  const isOwn = origin === undefined || origin === inboxUrl(context).origin;
  return isOwn ? toFields(await context.req.parseBody().catch(() => ({}))) : {};
}

/** Drops files, normalises line breaks, and removes zeros, which Postgres can’t store. */
const toFields = (body: Record<string, unknown>): Form =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value.replaceAll('\r\n', '\n').replaceAll('\0', '')] as const]
        : [],
    ),
  );
