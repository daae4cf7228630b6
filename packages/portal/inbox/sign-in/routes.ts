import type { Hono } from 'hono';
import { fill } from '@federation/i18n/fill';
import { emailPattern, normalizeCode, toEmailAddress } from '../../contract/input.ts';
import { isSame, toMailbox } from '../../service/call/secrets.ts';
import type { Store } from '../../service/database/schema.ts';
import { countCall } from '../../service/limits/limits.ts';
import { queueMails } from '../../service/mail/queue.ts';
import { inboxPath, inboxTexts, type InboxContext, type InboxEnv } from '../request/context.ts';
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

export function addSignIn(inbox: Hono<InboxEnv>): void {
  inbox.get('/sign-in', (context) => {
    const page = toInboxPage(context.req.query('page'));
    return context.get('visitor').signedIn
      ? context.redirect(`${inboxPath(context)}${page}`, 303)
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
    return context.redirect(`${inboxPath(context)}/sign-in`, 303);
  });
}

const toLinkUse = (context: InboxContext) => ({
  link: context.req.param('link') ?? '',
  browser: context.get('visitor').browser,
  now: context.get('portal').now(),
});

async function acceptLinkRequest(context: InboxContext): Promise<Response> {
  const { address = '', page: path } = context.get('form');
  const page = toInboxPage(path);
  const text = inboxTexts(context).signIn;
  if (!emailPattern.test(toEmailAddress(address)) || address.length > 254)
    return sendSignInPage(context, { page, fault: text.notAddress, typed: address });
  const seconds = await countLinkRequest(context, address);
  if (seconds > 0) {
    const minutes = Math.ceil(seconds / 60);
    const message = { ...text.tooOften, text: fill(text.tooOften.text, { minutes }) };
    context.header('Retry-After', String(seconds));
    return sendMessagePage(context, message, 429);
  }
  // Done after the response, so that neither it nor its time reveals who is on the staff.
  context.get('portal').backgroundWork.add(() => mailLink(context, { address, page }));
  return context.redirect(`${inboxPath(context)}/sign-in/asked`, 303);
}

/** Returns the seconds to wait; 0 when the request is allowed. */
function countLinkRequest(context: InboxContext, address: string) {
  const { database, secrets, now } = context.get('portal');
  const mailbox = toMailbox(address);
  const cookie = readCookie(context, 'inbox-known') ?? '';
  const use = isSame(cookie, secrets.toId('known', mailbox)) ? 'sign-in-known' : 'sign-in';
  return countCall(database, `${use} ${secrets.toId('mailbox', mailbox)}`, linkLimit, now());
}

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
  const { database, secrets, configuration, now } = context.get('portal');
  const begun = await database.transaction().execute(async (store) => {
    const taken = await redeem(store);
    if (!taken || !configuration.staff.has(taken.address)) return undefined;
    const { address } = taken;
    await logAccess(context, store, { action: 'sign-in', references: [''], address });
    return { ...taken, cookie: await startSession(store, secrets, address, now()) };
  });
  if (!begun) return undefined;
  const known = secrets.toId('known', begun.address);
  writeCookie(context, 'inbox-session', { value: begun.cookie, seconds: sessionSeconds });
  writeCookie(context, 'inbox-known', { value: known, seconds: knownSeconds });
  writeCookie(context, 'inbox-browser', { value: '', seconds: 0 });
  return context.redirect(`${inboxPath(context)}${begun.page}`, 303);
}

/** Queues the mail with a link if the address is one of the staff. */
async function mailLink(
  context: InboxContext,
  { address, page }: { address: string; page: string },
): Promise<void> {
  const { database, configuration, now, onStored, log } = context.get('portal');
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
