import { getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';

/**
 * The cookies of the inbox: the session, the browser before there is one, the person who has signed
 * in before, and the language.
 */
type CookieName = 'inbox-session' | 'inbox-browser' | 'inbox-known' | 'inbox-language';

/**
 * Whether the inbox is reached by https. Only on this computer it is not, where some browsers refuse
 * cookies that are `Secure`, and so the prefix `__Host-` too.
 */
const isSecure = (address: string) => address.startsWith('https:');

/** Reads a cookie of the inbox at an address. */
export function readCookie(context: Context, address: string, name: CookieName) {
  return isSecure(address) ? getCookie(context, name, 'host') : getCookie(context, name);
}

/**
 * Sets a cookie that no script and no page of another site can use.
 *
 * @param seconds how long it is kept; 0 removes it
 */
export function writeCookie(
  context: Context,
  address: string,
  name: CookieName,
  { value, seconds }: { value: string; seconds: number },
): void {
  setCookie(context, name, value, {
    ...(isSecure(address) && { prefix: 'host', secure: true }),
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: seconds,
  });
}
