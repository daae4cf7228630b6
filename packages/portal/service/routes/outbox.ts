import { html } from 'hono/html';
import { dictionaries } from '@federation/i18n/strings';
import { isLocal } from '../call/local.ts';
import type { MailPreview, PreviewedMail } from '../mail/preview.ts';
import { toLanguage, type PortalApp } from './context.ts';
import type { Language } from '@federation/i18n/languages';

const style = `
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color:#14213d;background:#faf8f3}
article{margin-top:1rem;padding:1rem;background:#fff;border:1px solid #8b8778;border-radius:.6rem}
h2{margin:0;font-size:1.1rem}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.code{margin:.5rem 0;font-size:2rem;font-weight:700;letter-spacing:.15em}`;

/**
 * Shows mails in place of a mail server, only to this computer and not through a proxy.
 *
 * @param ready resolves when every due mail is shown
 */
export function addOutbox(app: PortalApp, preview: MailPreview, ready: () => Promise<void>): void {
  app.use('/outbox*', async (context, next) => {
    if (!isLocal(context.env.incoming)) return context.text('Only on this computer.\n', 404);
    await ready();
    context.header('Cache-Control', 'no-store');
    return next();
  });
  app.get('/outbox', (context) =>
    context.html(renderMailPage(preview.read(), toLanguage(context))),
  );
  app.get('/outbox.json', (context) => context.json(preview.read(context.req.query('to'))));
}

export function renderMailPage(mails: readonly PreviewedMail[], language: Language) {
  const text = dictionaries[language].portal.outbox;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta http-equiv="refresh" content="5" />
        <title>${text.title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>${text.title}</h1>
        <p>${text.about} ${text.reload} <a href="outbox.json">${text.json}</a></p>
        ${mails.map(renderArticle)}${mails.length === 0 ? html`<p>${text.empty}</p>` : ''}
      </body>
    </html>`;
}

const renderArticle = ({ to, time, language, subject, text, code, link }: PreviewedMail) =>
  html`<article lang="${language}">
    <h2>${subject}</h2>
    <p><small>${time} · ${to}</small></p>
    ${code ? html`<p class="code">${code}</p>` : ''}
    <pre>${text}</pre>
    ${link ? html`<p><a href="${link}">${link}</a></p>` : ''}
  </article>`;
