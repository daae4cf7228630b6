import type { Hono } from 'hono';
import { normalizeCode } from '../../contract/input.ts';
import type { Store } from '../../service/database/schema.ts';
import { countCall } from '../../service/limits/limits.ts';
import { inboxTexts, redirectTo, type InboxContext, type InboxEnv } from '../request/context.ts';
import { logAccess } from '../access/log.ts';
import { writeCookie } from '../request/cookies.ts';
import { readLink, redeemCode, redeemLink } from '../../service/sign-in/links.ts';
import { acceptLinkRequest } from './link-request.ts';
import {
  sendLinkRequestedPage,
  sendSignInPage,
  sendLinkExpiredPage,
  sendLinkPage,
  sendCodePage,
  toInboxPage,
} from './pages.ts';
import { endSessions, sessionSeconds, startSession } from './sessions.ts';

/** The rate limit of codes that a browser tries. */
const codeLimit = { calls: 5, seconds: 15 * 60 };

const knownSeconds = 365 * 24 * 60 * 60;

export function addSignIn(inbox: Hono<InboxEnv>): void {
  inbox.get('/sign-in', (context) => {
    const page = toInboxPage(context.req.query('page'));
    return context.get('visitor').signedIn
      ? redirectTo(context, page)
      : sendSignInPage(context, { page });
  });
  inbox.get('/sign-in/asked', (context) => sendLinkRequestedPage(context));
  inbox.post('/sign-in', acceptLinkRequest);

  inbox.get('/sign-in/link/:link', async (context) => {
    const { database, secrets } = context.get('portal');
    const found = await readLink(database, secrets, toLinkUse(context));
    if (!found) return sendLinkExpiredPage(context);
    return found === 'here'
      ? sendLinkPage(context, context.req.param('link'))
      : sendCodePage(context, found.code);
  });
  inbox.post('/sign-in/link/:link', async (context) => {
    const { secrets } = context.get('portal');
    const use = toLinkUse(context);
    const begun = await signIn(context, (store) => redeemLink(store, secrets, use));
    return begun ?? sendLinkExpiredPage(context);
  });
  inbox.post('/sign-in/code', acceptCode);

  inbox.post('/sign-out', async (context) => {
    const { signedIn } = context.get('visitor');
    const { database } = context.get('portal');
    if (signedIn)
      await endSessions(database, signedIn, context.get('form')['everywhere'] === 'yes');
    writeCookie(context, 'inbox-session', { value: '', seconds: 0 });
    return redirectTo(context, '/sign-in');
  });
}

const toLinkUse = (context: InboxContext) => ({
  link: context.req.param('link') ?? '',
  browser: context.get('visitor').browser,
  now: context.get('portal').now(),
});

/** Signs in by the code that a link shows in another browser. */
async function acceptCode(context: InboxContext): Promise<Response> {
  const { database, secrets } = context.get('portal');
  const { browser, now } = toLinkUse(context);
  const code = normalizeCode(context.get('form')['code'] ?? '');
  const isTooOften = (await countCall(database, `sign-in-code ${browser}`, codeLimit, now)) > 0;
  const begun =
    !isTooOften &&
    (await signIn(context, (store) => redeemCode(store, secrets, { code, browser, now })));
  return begun || sendLinkRequestedPage(context, inboxTexts(context).signIn.codeWrong);
}

/** @param redeem uses a link or code up; undefined when it is wrong, as is the result then */
async function signIn(
  context: InboxContext,
  redeem: (store: Store) => ReturnType<typeof redeemLink>,
): Promise<Response | undefined> {
  const { database, secrets, inbox, now } = context.get('portal');
  const begun = await database.transaction().execute(async (store) => {
    const taken = await redeem(store);
    if (!taken || !inbox.staff.has(taken.address)) return undefined;
    const { address } = taken;
    await logAccess(context, store, { action: 'sign-in', references: [''], address });
    return { ...taken, cookie: await startSession(store, secrets, address, now()) };
  });
  if (!begun) return undefined;
  const known = secrets.toId('known', begun.address);
  writeCookie(context, 'inbox-session', { value: begun.cookie, seconds: sessionSeconds });
  writeCookie(context, 'inbox-known', { value: known, seconds: knownSeconds });
  writeCookie(context, 'inbox-browser', { value: '', seconds: 0 });
  return redirectTo(context, begun.page);
}
