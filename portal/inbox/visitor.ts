import type { MiddlewareHandler } from 'hono';
import { isLanguage } from '../../src/i18n/languages.ts';
import { toLanguage } from '../routes/context.ts';
import type { InboxContext, InboxEnv, InboxPortal } from './context.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { findSession, toRandom } from './sign-in/sessions.ts';

/** How long a browser is known before it has signed in, in seconds. */
const browserSeconds = 60 * 60;

/** Finds out who asks. A browser without a session gets a cookie, to which its links are bound. */
export function knowVisitor(portal: InboxPortal): MiddlewareHandler<InboxEnv> {
  return async (context, next) => {
    const address = portal.place.address();
    const cookie = readCookie(context, address, 'inbox-session');
    const signedIn = cookie === undefined ? undefined : await findStaff(portal, cookie);
    const browser = readCookie(context, address, 'inbox-browser') ?? toRandom();
    if (!signedIn)
      writeCookie(context, address, 'inbox-browser', { value: browser, seconds: browserSeconds });
    const { toId } = portal.secrets;
    context.set('visitor', {
      language: toInboxLanguage(context, address),
      token: toId('form', signedIn && cookie ? cookie : browser),
      browser: toId('browser', browser),
      signedIn,
    });
    return next();
  };
}

/** Who has signed in, as long as the person is one of the staff. */
async function findStaff({ database, secrets, place, now }: InboxPortal, cookie: string) {
  const found = await findSession(database, secrets, cookie, now());
  return found && place.staff.includes(found.address) ? found : undefined;
}

function toInboxLanguage(context: InboxContext, address: string) {
  const chosen = readCookie(context, address, 'inbox-language');
  return isLanguage(chosen) ? chosen : toLanguage(context);
}
