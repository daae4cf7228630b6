import type { MiddlewareHandler } from 'hono';
import { isLanguage } from '@federation/i18n/languages';
import { toLanguage } from '../../service/routes/context.ts';
import type { InboxContext, InboxEnv, InboxPortal } from '../request/context.ts';
import { readCookie, writeCookie } from '../request/cookies.ts';
import { findSession, randomToken } from './sessions.ts';

/** How long a browser is known before it has signed in, in seconds. */
const browserSeconds = 60 * 60;

/** Finds out who asks. A browser without a session gets a cookie, to which its links are bound. */
export function identifyVisitor(portal: InboxPortal): MiddlewareHandler<InboxEnv> {
  return async (context, next) => {
    const address = portal.configuration.address();
    const cookie = readCookie(context, address, 'inbox-session');
    const browser = readCookie(context, address, 'inbox-browser') ?? randomToken();
    const { toId } = portal.secrets;
    const stranger = {
      language: toInboxLanguage(context, address),
      token: toId('form', browser),
      browser: toId('browser', browser),
    };
    // Whoever it is can be told when the database is lost.
    context.set('visitor', stranger);
    const signedIn = cookie === undefined ? undefined : await findStaff(portal, cookie);
    if (signedIn && cookie)
      context.set('visitor', { ...stranger, token: toId('form', cookie), signedIn });
    else
      writeCookie(context, address, 'inbox-browser', { value: browser, seconds: browserSeconds });
    return next();
  };
}

/** Who has signed in, as long as the person is one of the staff. */
async function findStaff({ database, secrets, configuration, now }: InboxPortal, cookie: string) {
  const found = await findSession(database, secrets, cookie, now());
  return found && configuration.staff.includes(found.address) ? found : undefined;
}

function toInboxLanguage(context: InboxContext, address: string) {
  const chosen = readCookie(context, address, 'inbox-language');
  return isLanguage(chosen) ? chosen : toLanguage(context);
}
