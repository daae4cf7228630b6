import type { MiddlewareHandler } from 'hono';
import { isLanguage } from '@federation/i18n/languages';
import { toLanguage } from '../../service/routes/context.ts';
import type { InboxContext, InboxEnv, InboxPortal } from '../request/context.ts';
import { readCookie, writeCookie } from '../request/cookies.ts';
import { findSession, randomToken, sessionSeconds } from './sessions.ts';

const browserSeconds = 60 * 60;

/** Identifies the visitor. A browser without a session gets a cookie that its links are bound to. */
export function identifyVisitor(portal: InboxPortal): MiddlewareHandler<InboxEnv> {
  return async (context, next) => {
    const cookie = readCookie(context, portal, 'inbox-session');
    const browser = readCookie(context, portal, 'inbox-browser') ?? randomToken();
    const { toId } = portal.secrets;
    const stranger = {
      language: toInboxLanguage(context, portal),
      token: toId('form', browser),
      browser: toId('browser', browser),
    };
    // Set first, because the page for a lost database needs a visitor.
    context.set('visitor', stranger);
    const signedIn = cookie === undefined ? undefined : await findStaff(portal, cookie);
    if (signedIn && cookie) {
      context.set('visitor', { ...stranger, token: toId('form', cookie), signedIn });
      writeCookie(context, portal, 'inbox-session', { value: cookie, seconds: sessionSeconds });
    } else
      writeCookie(context, portal, 'inbox-browser', { value: browser, seconds: browserSeconds });
    return next();
  };
}

/** Ignores the session of a person who is no longer on the staff. */
async function findStaff({ database, secrets, configuration, now }: InboxPortal, cookie: string) {
  const found = await findSession(database, secrets, cookie, now());
  const kinds = found && configuration.staff.get(found.address);
  return kinds && { ...found, kinds };
}

function toInboxLanguage(context: InboxContext, portal: InboxPortal) {
  const chosen = readCookie(context, portal, 'inbox-language');
  return isLanguage(chosen) ? chosen : toLanguage(context);
}
