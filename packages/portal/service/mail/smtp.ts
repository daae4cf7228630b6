import { html } from 'hono/html';
import { createTransport } from 'nodemailer';
import { isLocalName } from '../call/local.ts';
import type { PortalSettings } from '../../contract/settings.ts';
import type { Mail } from './texts.ts';

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/**
 * Sends mails through a mail server, from the address of the federation. A mail that is sent twice
 * has the same `Message-ID`, so that mail programs recognise the copy. Sends nothing to another
 * computer without TLS.
 *
 * @param url such as `smtps://user:password@mail.example:465`
 */
export function openSmtp(url: string, settings: () => PortalSettings) {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: !isLocalName(new URL(url).host),
    ...timeouts,
  });
  return {
    send: async (mail: Mail) => {
      await transport.sendMail(toMessage(mail, settings()));
    },
    close: () => transport.close(),
  };
}

function toMessage(mail: Mail, { name, email }: PortalSettings) {
  const { id, replyTo, language, subject, text } = mail;
  // An object, because a string with a comma would be read as two addresses.
  const to = { name: '', address: mail.to };
  return {
    messageId: `<${id}@${email.slice(email.lastIndexOf('@') + 1)}>`,
    from: { name: name[language], address: email },
    to,
    // What bounces about a complaint is for the ombudsman’s office alone.
    envelope: { from: { name: '', address: replyTo }, to },
    replyTo: { name: name[language], address: replyTo },
    subject,
    text,
    html: toHtml(mail),
    // Automatic replies ignore such mails (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
  };
}

function toHtml({ language, subject, text, link }: Mail): string {
  const paragraphs = text
    .split('\n\n')
    .map((one) => html`<p>${one === link ? html`<a href="${link}">${link}</a>` : one}</p> `);
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          ${paragraphs}
        </body>
      </html>`,
  );
}
