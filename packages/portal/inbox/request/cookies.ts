import { getCookie, setCookie } from 'hono/cookie';
import { inboxUrl, type InboxContext } from './context.ts';

/**
 * The session, the browser without a session, the person who has signed in before, and the
 * language.
 */
type CookieName = 'inbox-session' | 'inbox-browser' | 'inbox-known' | 'inbox-language';

/**
 * On this computer the inbox uses http, where some browsers refuse cookies with `Secure` or the prefix
 * `__Host-`.
 */
const isSecure = (context: InboxContext) => inboxUrl(context).protocol === 'https:';

export function readCookie(context: InboxContext, name: CookieName) {
  return isSecure(context) ? getCookie(context, name, 'host') : getCookie(context, name);
}

/**
 * Sets a cookie that neither scripts nor pages of other sites can use.
 *
 * @param seconds the lifetime; 0 removes the cookie
 */
export function writeCookie(
  context: InboxContext,
  name: CookieName,
  { value, seconds }: { value: string; seconds: number },
): void {
  setCookie(context, name, value, {
    ...(isSecure(context) && { prefix: 'host', secure: true }),
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: seconds,
  });
}
