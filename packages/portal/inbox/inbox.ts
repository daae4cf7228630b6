import { Hono } from 'hono';
import { isLanguage } from '@federation/i18n/languages';
import type { PortalApp } from '../service/routes/context.ts';
import { inboxTexts, redirectTo, type InboxEnv, type InboxPortal } from './request/context.ts';
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
import { sendMessagePage, sendNotFound } from './layout/layout.ts';
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
  inbox.use(async (context, next) => {
    context.set('portal', portal);
    return next();
  });
  inbox.use(onlyOnItsHost, protect, onlyPagesAndForms, limitForms);
  addFiles(inbox);
  inbox.use(
    identifyVisitor,
    onlyOwnForms((context, { note }) =>
      sendMessagePage(context, { ...inboxTexts(context).refused, note }, 403),
    ),
  );

  inbox.post('/language', (context) => {
    const { language, page = '' } = context.get('form');
    if (isLanguage(language))
      writeCookie(context, 'inbox-language', { value: language, seconds: languageSeconds });
    const isPage = /^[\w./?=&%+*-]*$/.test(page);
    return redirectTo(context, isPage ? page : '');
  });
  addSignIn(inbox);

  // All routes below are for the staff.
  inbox.use(async (context, next) => {
    if (context.get('visitor').signedIn) return next();
    const { pathname } = new URL(context.req.url);
    const page = pathname.replace(/^\/inbox/, '');
    const query = page && `?${new URLSearchParams({ page }).toString()}`;
    return redirectTo(context, `/sign-in${query}`);
  });
  inbox.get('/', (context) => sendList(context));
  addEntry(inbox);
  addExports(inbox);
  addSelection(inbox);
  addSubmissions(inbox);
  inbox.all('*', sendNotFound);
  inbox.onError(async (error, context) => {
    portal.log(`${context.req.method} of the inbox failed: ${error.message}`);
    context.header('Retry-After', '60');
    const { note } = await readForm(context);
    return sendMessagePage(context, { ...inboxTexts(context).unavailable, note }, 503);
  });
  app.route('/inbox', inbox);
}
