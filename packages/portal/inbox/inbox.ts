import { Hono } from 'hono';
import { isLanguage } from '@federation/i18n/languages';
import type { PortalApp } from '../service/routes/context.ts';
import { inboxPath, inboxTexts, type InboxEnv, type InboxPortal } from './request/context.ts';
import { writeCookie } from './request/cookies.ts';
import {
  limitForms,
  onlyOnItsHost,
  onlyOwnForms,
  onlyPagesAndForms,
  protect,
  readForm,
} from './request/guards.ts';
import { addFiles } from './layout/files.ts';
import { sendMessagePage } from './layout/layout.ts';
import { addEntry } from './entry/routes.ts';
import { addExports } from './export/routes.ts';
import { sendList } from './list/page.ts';
import { addSelection } from './selection/routes.ts';
import { addSubmissions } from './submission/routes.ts';
import { addSignIn } from './sign-in/routes.ts';
import { identifyVisitor } from './sign-in/visitor.ts';

const languageSeconds = 365 * 24 * 60 * 60;

/** Adds the pages of the staff to the portal, at `/inbox`. */
export function addInbox(app: PortalApp, portal: InboxPortal): void {
  const inbox = new Hono<InboxEnv>();
  inbox.use(onlyOnItsHost(portal), protect, onlyPagesAndForms, limitForms(portal));
  addFiles(inbox, portal);
  inbox.use(
    identifyVisitor(portal),
    onlyOwnForms(portal, (context, { note }) =>
      sendMessagePage(context, portal, { ...inboxTexts(context).refused, note }, 403),
    ),
  );

  inbox.post('/language', (context) => {
    const { language, page = '' } = context.get('form');
    if (isLanguage(language))
      writeCookie(context, portal, 'inbox-language', {
        value: language,
        seconds: languageSeconds,
      });
    const isPage = /^[\w./?=&%+*-]*$/.test(page);
    return context.redirect(`${inboxPath(portal)}${isPage ? page : ''}`, 303);
  });
  addSignIn(inbox, portal);

  // All routes below are for the staff.
  inbox.use(async (context, next) => {
    if (context.get('visitor').signedIn) return next();
    const { pathname } = new URL(context.req.url);
    const page = pathname.replace(/^\/inbox/, '');
    const query = page && `?${new URLSearchParams({ page }).toString()}`;
    return context.redirect(`${inboxPath(portal)}/sign-in${query}`, 303);
  });
  inbox.get('/', (context) => sendList(context, portal));
  addEntry(inbox, portal);
  addExports(inbox, portal);
  addSelection(inbox, portal);
  addSubmissions(inbox, portal);
  inbox.all('*', (context) => sendMessagePage(context, portal, inboxTexts(context).notFound, 404));
  inbox.onError(async (error, context) => {
    portal.log(`${context.req.method} of the inbox failed: ${error.message}`);
    context.header('Retry-After', '60');
    const { note } = await readForm(context, portal);
    return sendMessagePage(context, portal, { ...inboxTexts(context).unavailable, note }, 503);
  });
  app.route('/inbox', inbox);
}
