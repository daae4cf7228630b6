import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../../packages/i18n/fill.ts';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import type { SendMail } from '../../../packages/portal/service/mail/worker.ts';
import { goodMessage, goodRequest, startPortal, type RunningPortal } from '../running-portal.ts';
import { inbox, inboxAddress, InboxBrowser, staff } from './inbox-browser.ts';

const [asha = '', ravi = ''] = staff;
const { submission: text, list } = dictionaries.en.inbox;
const path = '/IFSF-K-2026-000001';
const day = 24 * 60 * 60_000;
let portal: RunningPortal;
let browser: InboxBrowser;
/** Addresses that the mail server refuses, with the reason. */
const faults = new Map<string, object>();
/** The newest link that was mailed. */
let link = '';

beforeEach(async () => {
  faults.clear();
  const sendMail: SendMail = (mail) => {
    link = mail.link ?? link;
    const fault = faults.get(mail.to);
    return fault ? Promise.reject(Object.assign(new Error(), fault)) : Promise.resolve();
  };
  portal = await startPortal({ inbox, sendMail });
  browser = new InboxBrowser(portal);
});

const send = (fields = {}) => portal.post('/messages', { ...goodMessage, ...fields });

async function signIn(): Promise<void> {
  await browser.load('/sign-in');
  await browser.send('/sign-in', { address: asha });
  await portal.mailsTried();
  const mailed = link.replace(inboxAddress, '');
  await browser.load(mailed);
  await browser.send(mailed);
}

/** The words of a page, without its markup. */
const read = async (page: string) =>
  (await browser.load(page)).text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** Marks the first mail of a page as bounced. */
async function markFirst(page: string, of = page) {
  const { text: shown } = await browser.load(of);
  const mail = /name="mail" value="([^"]+)"/.exec(shown)?.[1] ?? '';
  await browser.load(page);
  return browser.send(`${page}/bounced`, { mail, version: '0' });
}

test.each([
  [goodMessage.email, text.todo.visitor],
  [ravi, text.todo.staff],
  ['आशा@उदाहरण.भारत', text.mail.letters],
])(
  'a mail to %s that is refused for good is shown with what to do, until it is closed',
  async (address, todo) => {
    faults.set(address, { command: 'RCPT TO', responseCode: 550 });
    await send(address === ravi ? {} : { email: address });
    await portal.mailsTried();
    await signIn();
    const page = await read(path);
    expect(page).toContain(fill(text.mail.givenUp, { reason: '550' }));
    expect(page).toContain(todo);
    expect(await read('?view=unsent')).toContain('IFSF-K-2026-000001');
    expect(await read('')).toContain(list.mailFailed);
    await browser.send(path, { version: '0', state: 'closed', note: 'By telephone.' });
    expect(await read('?view=unsent')).not.toContain('IFSF-K-2026-000001');
  },
);

test('shows a mail that failed for three days with advice, and not before', async () => {
  faults.set(goodMessage.email, { code: 'ESOCKET' });
  await send();
  await portal.mailsTried();
  const end = portal.clock.now + 3 * day;
  const tryAgain = async () => {
    portal.clock.now += 2 * 60 * 60_000;
    await portal.mailsTried();
  };
  while (portal.clock.now < end - 6 * 60 * 60_000) await tryAgain();
  await signIn();
  expect(await read(path)).toContain(
    fill(text.mail.retrying, { reason: 'ESOCKET', time: '' }).trim(),
  );
  expect(await read('')).not.toContain(list.mailFailed);
  while (portal.clock.now <= end) await tryAgain();
  await signIn();
  const page = await read(path);
  expect(page).toContain(fill(text.mail.givenUp, { reason: 'ESOCKET' }));
  expect(page).toContain(text.todo.visitor);
  expect(await read('')).toContain(list.mailFailed);
});

test('the staff send a mail again that was given up', async () => {
  faults.set(goodMessage.email, { command: 'RCPT TO', responseCode: 550 });
  await send();
  await portal.mailsTried();
  await signIn();
  const { text: shown } = await browser.load(path);
  expect(shown).toContain(text.sendAgain);
  const mail = /again"[^]*?name="mail" value="([^"]+)"/.exec(shown)?.[1] ?? '';
  faults.clear();
  portal.clock.now += 4 * day;
  await signIn();
  await browser.load(path);
  expect((await browser.send(`${path}/again`, { mail })).status).toBe(303);
  await portal.mailsTried();
  const page = await read(path);
  expect(page).toContain(fill(text.mail.sent, { time: '' }).trim());
  expect(page).not.toContain(text.sendAgain);
  expect(await read('')).not.toContain(list.mailFailed);
});

test('the list shows the time of a code that could not be sent, without the address', async () => {
  faults.set(goodRequest.email, { code: 'EAUTH' });
  await portal.post('/members/certificate-request', goodRequest);
  await portal.mailsTried();
  portal.clock.now += 11 * 60_000;
  await portal.mailsTried();
  await signIn();
  const page = await read('');
  expect(page).toContain(fill(list.codesUnsent, { times: '20 November 2026, 2:30 PM' }));
  expect(page).not.toContain(goodRequest.email);
});

test('notes a bounced mail, with advice', async () => {
  await send();
  await portal.mailsTried();
  await signIn();
  expect((await markFirst(path)).status).toBe(303);
  const page = await read(path);
  for (const words of [
    text.mail.bounced,
    text.todo.visitor,
    fill(text.bouncedNote, { recipient: goodMessage.email }),
  ])
    expect(page).toContain(words);
  expect(await read('?view=unsent')).toContain('IFSF-K-2026-000001');
});

test('a mail of another submission cannot be marked', async () => {
  await send();
  await send({ subject: 'Feedback' });
  await portal.mailsTried();
  await signIn();
  expect((await markFirst(path, '/IFSF-M-2026-000001')).status).toBe(409);
  const marked = portal.database.selectFrom('mails').select('id').where('error', 'is not', null);
  expect(await marked.execute()).toEqual([]);
});
