import { isLanguage } from '@federation/i18n/languages';
import { toLanguage } from '../../service/routes/context.ts';
import type { InboxContext, InboxMiddleware } from '../request/context.ts';
import { readCookie, writeCookie } from '../request/cookies.ts';
import { findSession, randomToken, sessionSeconds } from './sessions.ts';

const browserSeconds = 60 * 60;

/** Identifies the visitor. A browser without a session gets a cookie that its links are bound to. */
export const identifyVisitor: InboxMiddleware = async (context, next) => {
  const cookie = readCookie(context, 'inbox-session');
  const browser = readCookie(context, 'inbox-browser') ?? randomToken();
  const { toId } = context.get('portal').secrets;
  const stranger = {
    language: toInboxLanguage(context),
    token: toId('form', browser),
    browser: toId('browser', browser),
  };
  // Set first, because the page for a lost database needs a visitor.
  context.set('visitor', stranger);
  const signedIn = cookie === undefined ? undefined : await findStaff(context, cookie);
  if (signedIn && cookie) {
    context.set('visitor', { ...stranger, token: toId('form', cookie), signedIn });
    writeCookie(context, 'inbox-session', { value: cookie, seconds: sessionSeconds });
  } else writeCookie(context, 'inbox-browser', { value: browser, seconds: browserSeconds });
  return next();
};

/** Ignores the session of a person who is no longer on the staff. */
async function findStaff(context: InboxContext, cookie: string) {
  const { database, secrets, inbox, now } = context.get('portal');
  const found = await findSession(database, secrets, cookie, now());
  const kinds = found && inbox.staff.get(found.address);
  return kinds && { ...found, kinds };
}

function toInboxLanguage(context: InboxContext) {
  const chosen = readCookie(context, 'inbox-language');
  return isLanguage(chosen) ? chosen : toLanguage(context);
}
