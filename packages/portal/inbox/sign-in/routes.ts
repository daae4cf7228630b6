import type { Hono } from 'hono';
import { fill } from '@federation/i18n/fill';
import { isSame, toMailbox } from '../../service/call/secrets.ts';
import { countCall } from '../../service/limits/limits.ts';
import { oweMail } from '../../service/mail/owe.ts';
import {
  toBase,
  toInboxTexts,
  type InboxContext,
  type InboxEnv,
  type InboxPortal,
} from '../request/context.ts';
import { readCookie, writeCookie } from '../request/cookies.ts';
import { toMessagePage } from '../look/layout.ts';
import { askForLink, isUsable, takeLink } from '../../service/sign-in/links.ts';
import { sendAskedPage, sendAskPage, sendEndedPage, sendLinkPage, toPage } from './pages.ts';
import { endSessions, sessionSeconds, startSession } from './sessions.ts';

/**
 * How many links may be asked for, for one address: by all strangers together, and by the browsers
 * in which the person has signed in.
 */
const askLimit = { calls: 5, seconds: 10 * 60 };

/** How long a browser is known in which somebody has signed in, in seconds. */
const knownSeconds = 365 * 24 * 60 * 60;

/** The pages and forms of signing in and out. */
export function addSignIn(inbox: Hono<InboxEnv>, portal: InboxPortal): void {
  const { database, secrets, place, now } = portal;
  const toOpened = (context: InboxContext) => ({
    link: context.req.param('link') ?? '',
    browser: context.get('visitor').browser,
    now: now(),
  });

  inbox.get('/sign-in', (context) => {
    const page = toPage(context.req.query('page'));
    return context.get('visitor').signedIn
      ? context.redirect(`${toBase(place.address())}${page}`, 303)
      : sendAskPage(context, portal, { page });
  });
  inbox.get('/sign-in/asked', (context) => sendAskedPage(context, portal));

  inbox.post('/sign-in', async (context) => {
    const { address = '', page } = context.get('form');
    const text = toInboxTexts(context).signIn;
    if (!/^\s*[^\s@]+@[^\s@]+\s*$/.test(address) || address.length > 254)
      return sendAskPage(context, portal, {
        page: toPage(page),
        fault: text.notAddress,
        typed: address,
      });
    const known = secrets.toId('known', toMailbox(address));
    const isKnown = isSame(readCookie(context, place.address(), 'inbox-known') ?? '', known);
    // Strangers can use up only what strangers have.
    const use = isKnown ? 'sign-in-known' : 'sign-in';
    const id = `${use} ${secrets.toId('mailbox', toMailbox(address))}`;
    const seconds = await countCall(database, id, askLimit, now());
    if (seconds > 0) {
      const minutes = Math.ceil(seconds / 60);
      const message = { ...text.tooOften, text: fill(text.tooOften.text, { minutes }) };
      context.header('Retry-After', String(seconds));
      return toMessagePage(context, portal, message, 429);
    }
    // Whether there is a mail is decided after the answer, so that neither it nor its time tells.
    portal.afterwards.add(() => mailLink(portal, context, { address, page: toPage(page) }));
    return context.redirect(`${toBase(place.address())}/sign-in/asked`, 303);
  });

  inbox.get('/sign-in/link/:link', async (context) =>
    (await isUsable(database, secrets, toOpened(context)))
      ? sendLinkPage(context, portal, context.req.param('link'))
      : sendEndedPage(context, portal),
  );

  inbox.post('/sign-in/link/:link', async (context) => {
    const opened = toOpened(context);
    const begun = await database.transaction().execute(async (store) => {
      const taken = await takeLink(store, secrets, opened);
      if (!taken || !place.staff.includes(taken.address)) return undefined;
      return { ...taken, cookie: await startSession(store, secrets, taken.address, opened.now) };
    });
    if (!begun) return sendEndedPage(context, portal);
    const address = place.address();
    writeCookie(context, address, 'inbox-session', {
      value: begun.cookie,
      seconds: sessionSeconds,
    });
    writeCookie(context, address, 'inbox-known', {
      value: secrets.toId('known', begun.address),
      seconds: knownSeconds,
    });
    writeCookie(context, address, 'inbox-browser', { value: '', seconds: 0 });
    return context.redirect(`${toBase(address)}${begun.page}`, 303);
  });

  inbox.post('/sign-out', async (context) => {
    const { signedIn } = context.get('visitor');
    if (signedIn)
      await endSessions(database, signedIn, context.get('form')['everywhere'] === 'yes');
    writeCookie(context, place.address(), 'inbox-session', { value: '', seconds: 0 });
    return context.redirect(`${toBase(place.address())}/sign-in`, 303);
  });
}

/** Owes the mail with a link, if the address belongs to the staff. */
async function mailLink(
  { database, place, now, onStored, log }: InboxPortal,
  context: InboxContext,
  { address, page }: { address: string; page: string },
): Promise<void> {
  if (!place.staff.includes(toMailbox(address))) return;
  const { browser, language } = context.get('visitor');
  try {
    await database.transaction().execute(async (store) => {
      const id = await askForLink(store, { address, browser, page }, now());
      const details = { id, inbox: place.address() };
      await oweMail(
        store,
        { kind: 'sign-in', recipient: toMailbox(address), language, details },
        now(),
      );
    });
    onStored();
  } catch (error) {
    log(`no link was made: ${(error as Error).message}`);
  }
}
