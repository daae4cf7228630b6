import type { Hono } from 'hono';
import { fill } from '@federation/i18n/fill';
import { emailPattern, normalizeCode, toEmailAddress } from '../../contract/input.ts';
import { isSame, toMailbox } from '../../service/call/secrets.ts';
import type { Store } from '../../service/database/schema.ts';
import { countCall } from '../../service/limits/limits.ts';
import { queueMails } from '../../service/mail/queue.ts';
import {
  inboxPath,
  inboxTexts,
  type InboxContext,
  type InboxEnv,
  type InboxPortal,
} from '../request/context.ts';
import { logAccess } from '../access/log.ts';
import { readCookie, writeCookie } from '../request/cookies.ts';
import { sendMessagePage } from '../layout/layout.ts';
import { readLink, redeemCode, redeemLink, requestLink } from '../../service/sign-in/links.ts';
import {
  sendLinkRequestedPage,
  sendSignInPage,
  sendLinkExpiredPage,
  sendLinkPage,
  sendCodePage,
  toInboxPage,
} from './pages.ts';
import { endSessions, sessionSeconds, startSession } from './sessions.ts';

/**
 * The rate limit of links for one address. Browsers in which the person has signed in before have
 * their own count, so that strangers can’t lock the person out.
 */
const linkLimit = { calls: 5, seconds: 10 * 60 };

/** The rate limit of codes that a browser tries. */
const codeLimit = { calls: 5, seconds: 15 * 60 };

const knownSeconds = 365 * 24 * 60 * 60;

export function addSignIn(inbox: Hono<InboxEnv>, portal: InboxPortal): void {
  inbox.get('/sign-in', (context) => {
    const page = toInboxPage(context.req.query('page'));
    return context.get('visitor').signedIn
      ? context.redirect(`${inboxPath(portal)}${page}`, 303)
      : sendSignInPage(context, portal, { page });
  });
  inbox.get('/sign-in/asked', (context) => sendLinkRequestedPage(context, portal));
  inbox.post('/sign-in', (context) => acceptLinkRequest(context, portal));

  inbox.get('/sign-in/link/:link', async (context) => {
    const found = await readLink(portal.database, portal.secrets, toLinkUse(context, portal));
    if (!found) return sendLinkExpiredPage(context, portal);
    return found === 'here'
      ? sendLinkPage(context, portal, context.req.param('link'))
      : sendCodePage(context, portal, found.code);
  });
  inbox.post('/sign-in/link/:link', async (context) => {
    const use = toLinkUse(context, portal);
    const begun = await signIn(context, portal, (store) => redeemLink(store, portal.secrets, use));
    return begun ?? sendLinkExpiredPage(context, portal);
  });
  inbox.post('/sign-in/code', (context) => acceptCode(context, portal));

  inbox.post('/sign-out', async (context) => {
    const { signedIn } = context.get('visitor');
    if (signedIn)
      await endSessions(portal.database, signedIn, context.get('form')['everywhere'] === 'yes');
    writeCookie(context, portal, 'inbox-session', { value: '', seconds: 0 });
    return context.redirect(`${inboxPath(portal)}/sign-in`, 303);
  });
}

const toLinkUse = (context: InboxContext, { now }: InboxPortal) => ({
  link: context.req.param('link') ?? '',
  browser: context.get('visitor').browser,
  now: now(),
});

async function acceptLinkRequest(context: InboxContext, portal: InboxPortal): Promise<Response> {
  const { address = '', page: path } = context.get('form');
  const page = toInboxPage(path);
  const text = inboxTexts(context).signIn;
  if (!emailPattern.test(toEmailAddress(address)) || address.length > 254)
    return sendSignInPage(context, portal, { page, fault: text.notAddress, typed: address });
  const seconds = await countLinkRequest(context, portal, address);
  if (seconds > 0) {
    const minutes = Math.ceil(seconds / 60);
    const message = { ...text.tooOften, text: fill(text.tooOften.text, { minutes }) };
    context.header('Retry-After', String(seconds));
    return sendMessagePage(context, portal, message, 429);
  }
  // Done after the response, so that neither it nor its time reveals who is on the staff.
  portal.backgroundWork.add(() => mailLink(portal, context, { address, page }));
  return context.redirect(`${inboxPath(portal)}/sign-in/asked`, 303);
}

/** Returns the seconds to wait; 0 when the request is allowed. */
function countLinkRequest(context: InboxContext, portal: InboxPortal, address: string) {
  const { database, secrets, now } = portal;
  const mailbox = toMailbox(address);
  const cookie = readCookie(context, portal, 'inbox-known') ?? '';
  const use = isSame(cookie, secrets.toId('known', mailbox)) ? 'sign-in-known' : 'sign-in';
  return countCall(database, `${use} ${secrets.toId('mailbox', mailbox)}`, linkLimit, now());
}

/** Signs in by the code that a link shows in another browser. */
async function acceptCode(context: InboxContext, portal: InboxPortal): Promise<Response> {
  const { database, secrets } = portal;
  const now = portal.now();
  const { browser } = context.get('visitor');
  const code = normalizeCode(context.get('form')['code'] ?? '');
  const isTooOften = (await countCall(database, `sign-in-code ${browser}`, codeLimit, now)) > 0;
  const begun =
    !isTooOften &&
    (await signIn(context, portal, (store) => redeemCode(store, secrets, { code, browser, now })));
  return begun || sendLinkRequestedPage(context, portal, inboxTexts(context).signIn.codeWrong);
}

/** @param redeem uses a link or code up; undefined when it is wrong, as is the result then */
async function signIn(
  context: InboxContext,
  portal: InboxPortal,
  redeem: (store: Store) => ReturnType<typeof redeemLink>,
): Promise<Response | undefined> {
  const { database, secrets, configuration } = portal;
  const now = portal.now();
  const begun = await database.transaction().execute(async (store) => {
    const taken = await redeem(store);
    if (!taken || !configuration.staff.has(taken.address)) return undefined;
    await logAccess(store, { address: taken.address, action: 'sign-in' }, [''], now);
    return { ...taken, cookie: await startSession(store, secrets, taken.address, now) };
  });
  if (!begun) return undefined;
  const known = secrets.toId('known', begun.address);
  writeCookie(context, portal, 'inbox-session', { value: begun.cookie, seconds: sessionSeconds });
  writeCookie(context, portal, 'inbox-known', { value: known, seconds: knownSeconds });
  writeCookie(context, portal, 'inbox-browser', { value: '', seconds: 0 });
  return context.redirect(`${inboxPath(portal)}${begun.page}`, 303);
}

/** Queues the mail with a link if the address is one of the staff. */
async function mailLink(
  { database, configuration, now, onStored, log }: InboxPortal,
  context: InboxContext,
  { address, page }: { address: string; page: string },
): Promise<void> {
  if (!configuration.staff.has(toMailbox(address))) return;
  const { browser, language } = context.get('visitor');
  try {
    await database.transaction().execute(async (store) => {
      const id = await requestLink(store, { address, browser, page }, now());
      const details = { id, inbox: configuration.address() };
      const recipient = toMailbox(address);
      await queueMails(store, [{ kind: 'link', recipient, language, details }], now());
    });
    onStored();
  } catch (error) {
    log(`no link was made: ${(error as Error).message}`);
  }
}
