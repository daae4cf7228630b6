import { fill } from '@federation/i18n/fill';
import { emailPattern, toEmailAddress } from '../../contract/input.ts';
import { isSame, toMailbox } from '../../service/call/secrets.ts';
import { countCall } from '../../service/limits/limits.ts';
import { queueMails } from '../../service/mail/queue.ts';
import { requestLink } from '../../service/sign-in/links.ts';
import { inboxTexts, redirectTo, type InboxContext } from '../request/context.ts';
import { readCookie } from '../request/cookies.ts';
import { sendMessagePage } from '../layout/layout.ts';
import { sendSignInPage, toInboxPage } from './pages.ts';

/**
 * The rate limit of links for one address. Browsers in which the person has signed in before have
 * their own count, so that strangers can’t lock the person out.
 */
const linkLimit = { calls: 5, seconds: 10 * 60 };

/** Mails a link to an address of the staff. */
export async function acceptLinkRequest(context: InboxContext): Promise<Response> {
  const { address = '', page: path } = context.get('form');
  const page = toInboxPage(path);
  const text = inboxTexts(context).signIn;
  if (!emailPattern.test(toEmailAddress(address)) || address.length > 254)
    return sendSignInPage(context, { page, fault: text.notAddress, typed: address });
  const mailbox = toMailbox(address);
  const seconds = await countLinkRequest(context, mailbox);
  if (seconds > 0) {
    const minutes = Math.ceil(seconds / 60);
    const message = { ...text.tooOften, text: fill(text.tooOften.text, { minutes }) };
    context.header('Retry-After', String(seconds));
    return sendMessagePage(context, message, 429);
  }
  // Done after the response, so that neither it nor its time reveals who is on the staff.
  context.get('portal').backgroundWork.add(() => mailLink(context, mailbox, page));
  return redirectTo(context, '/sign-in/asked');
}

/** Returns the seconds to wait; 0 when the request is allowed. */
function countLinkRequest(context: InboxContext, mailbox: string) {
  const { database, secrets, now } = context.get('portal');
  const cookie = readCookie(context, 'inbox-known') ?? '';
  const use = isSame(cookie, secrets.toId('known', mailbox)) ? 'sign-in-known' : 'sign-in';
  return countCall(database, `${use} ${secrets.toId('mailbox', mailbox)}`, linkLimit, now());
}

/** Queues the mail with a link if the mailbox is one of the staff. */
async function mailLink(context: InboxContext, mailbox: string, page: string): Promise<void> {
  const { database, inbox, onStored, log, ...portal } = context.get('portal');
  if (!inbox.staff.has(mailbox)) return;
  const { browser, language } = context.get('visitor');
  const now = portal.now();
  try {
    await database.transaction().execute(async (store) => {
      const id = await requestLink(store, { address: mailbox, browser, page }, now);
      const details = { id, inbox: inbox.address() };
      await queueMails(store, [{ kind: 'link', recipient: mailbox, language, details }], now);
    });
    onStored();
  } catch (error) {
    log(`no link was made: ${(error as Error).message}`);
  }
}
