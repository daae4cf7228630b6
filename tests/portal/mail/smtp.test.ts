import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSmtp } from '../../../packages/portal/service/mail/smtp.ts';
import { languages } from '../../../packages/i18n/languages.ts';
import {
  goodMessage,
  goodRequest,
  settings,
  startPortal,
  type RunningPortal,
} from '../running-portal.ts';
import { dictionaries } from '../../../packages/i18n/strings.ts';
import { startMailServer, type MailServer } from './mail-server.ts';

let mailServer: MailServer;
let smtp: ReturnType<typeof openSmtp>;
let portal: RunningPortal;

async function start(url: string) {
  smtp = openSmtp(url, () => settings);
  portal = await startPortal({ sendMail: smtp.send });
}

beforeEach(async () => {
  mailServer = await startMailServer();
  await start(mailServer.url);
});

afterEach(async () => {
  smtp.close();
  await portal.stop();
  await mailServer.stop();
});

const rows = () => portal.database.selectFrom('mails').selectAll().execute();

const headerOf = (name: string) =>
  mailServer.mails[0]?.headers.find(({ key }) => key === name)?.value;

test.each(languages)('a mail arrives as text and as a page, in %s', async (language) => {
  await portal.post('/messages', goodMessage, { 'Accept-Language': language });
  await portal.mailsTried();
  const [mail] = mailServer.mails;
  const [row] = await rows();
  expect(mail).toMatchObject({
    recipients: [goodMessage.email],
    from: { name: settings.name[language], address: settings.email },
    replyTo: [{ address: settings.ombudsmanEmail }],
    subject: dictionaries[language].portal.mails.complaint.subject.replace(
      '{reference}',
      'IFSF-K-2026-000001',
    ),
    messageId: `<${row?.id}@ifsf.example>`,
  });
  expect(mail?.text).toContain('IFSF-K-2026-000001');
  expect(mail?.html).toContain(`<html lang="${language}">`);
  expect(mail?.html).toContain('IFSF-K-2026-000001');
  expect(headerOf('auto-submitted')).toBe('auto-generated');
  expect(row?.sent_at).not.toBeNull();
});

test.each([
  ['Complaint', settings.ombudsmanEmail],
  ['Feedback', settings.email],
])('a mail about “%s” that bounces returns to %s', async (subject, address) => {
  await portal.post('/messages', { ...goodMessage, subject });
  await portal.mailsTried();
  expect(mailServer.mails.map(({ envelopeSender }) => envelopeSender)).toEqual([address]);
});

test('a mail arrives in a mailbox with letters of Hindi', async () => {
  const email = 'आशा@उदाहरण.भारत';
  await portal.post('/messages', { ...goodMessage, email });
  await portal.mailsTried();
  expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([[email]]);
});

test('no mail goes to another computer without TLS', async () => {
  await portal.stop();
  smtp.close();
  // This address reaches this computer, too, but is not one of its names.
  await start(mailServer.url.replace('127.0.0.1', '0.0.0.0'));
  await portal.post('/messages', goodMessage);
  await portal.mailsTried();
  expect(mailServer.mails).toEqual([]);
  expect(await rows()).toEqual([expect.objectContaining({ error: 'ETLS', sent_at: null })]);
});

test('the code of a mail is right', async () => {
  await portal.post('/members/certificate-request', goodRequest);
  await portal.mailsTried();
  const [otp] = /\b\d{6}\b/.exec(mailServer.mails[0]?.text ?? '') ?? [];
  const verified = await portal.post('/members/email-verify', { email: goodRequest.email, otp });
  expect(verified.status).toBe(200);
});

test('retries a mail for a day, under the same Message-ID', async () => {
  const port = Number(new URL(mailServer.url).port);
  await mailServer.stop();
  await portal.post('/messages', goodMessage);
  await portal.mailsTried();
  const [waiting] = await rows();
  expect(waiting).toMatchObject({ sent_at: null, tries: 1, error: 'ESOCKET' });
  mailServer = await startMailServer(port);
  await portal.mailsTried();
  expect(mailServer.mails).toEqual([]);
  portal.clock.now += 24 * 60 * 60_000;
  await portal.mailsTried();
  expect(mailServer.mails.map(({ messageId }) => messageId)).toEqual([
    `<${waiting?.id}@ifsf.example>`,
  ]);
});

test('retries a mail that is refused for now, but not one that is refused for good', async () => {
  mailServer.refusal = { code: 451, text: 'Greylisted' };
  await portal.post('/messages', goodMessage);
  await portal.mailsTried();
  expect(await rows()).toEqual([
    expect.objectContaining({ error: '451', next_at: '2026-11-20T09:01:00.000Z' }),
  ]);
  mailServer.refusal = { code: 550, text: 'No such mailbox' };
  portal.clock.now += 60_000;
  await portal.mailsTried();
  expect(await rows()).toEqual([
    expect.objectContaining({ error: '550', next_at: null, sent_at: null, tries: 2 }),
  ]);
});

test('a refused login keeps the mail until the password is right', async () => {
  await portal.stop();
  smtp.close();
  await start(mailServer.url.replace('smtp://', 'smtp://portal:right@'));
  mailServer.password = 'changed';
  await portal.post('/messages', goodMessage);
  await portal.mailsTried();
  expect(await rows()).toEqual([
    expect.objectContaining({ error: 'EAUTH', next_at: '2026-11-20T09:01:00.000Z' }),
  ]);
  await portal.post('/members/certificate-request', goodRequest);
  await portal.mailsTried();
  portal.clock.now += 11 * 60_000;
  await portal.mailsTried();
  expect(await portal.health()).toMatchObject({
    oldestUnsentMail: 11 * 60,
    mailsGivenUp: 0,
    codesExpired: 1,
  });
  mailServer.password = 'right';
  portal.clock.now += 2 * 60_000;
  await portal.mailsTried();
  expect(mailServer.mails).toHaveLength(1);
});

/** A quoted address as it was typed (RFC 5321, quoted-string). */
const withoutQuotes = (address: string) =>
  address.replace(/^"(.*)"@/, (_, local: string) => `${local.replace(/\\(.)/g, '$1')}@`);

test.each([
  ['a comma', 'victim,asha@bank.example'],
  ['brackets', 'asha<victim@bank.example'],
  ['quotes', '"asha"victim@bank.example'],
  ['a line break at its end', 'asha@bank.example\r\n'],
])('an address with %s reaches one mailbox at most', async (_, email) => {
  await portal.post('/messages', { ...goodMessage, email });
  await portal.mailsTried();
  for (const { recipients, to, headers } of mailServer.mails) {
    expect(recipients.map(withoutQuotes)).toEqual([email.trim()]);
    expect(to).toHaveLength(1);
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
  }
});

test.each([
  'asha@bank.example\r\nBcc: victim@bank.example',
  'asha@bank.example, victim@bank.example',
  'asha@bank.example,victim@bank.example',
])('the address %j is refused', async (email) => {
  expect((await portal.post('/messages', { ...goodMessage, email })).status).toBe(422);
});
