import { html, raw } from 'hono/html';
import { languageDetails, languages, type Language } from '../../../src/i18n/languages.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { toBase, toInboxTexts, type InboxContext, type InboxPortal } from '../context.ts';
import { toStyleVersion } from './style.ts';

/** A piece of a page; what is put into it is escaped. */
export type Html = ReturnType<typeof html>;

interface Page {
  title: string;
  main: Html;
  status?: 200 | 403 | 404 | 409 | 422 | 429 | 503;
}

/** Sends a page of the inbox. */
export function sendPage(
  context: InboxContext,
  portal: InboxPortal,
  { title, main, status = 200 }: Page,
): Response | Promise<Response> {
  const { language } = context.get('visitor');
  const { direction, script } = languageDetails[language];
  const text = toInboxTexts(context);
  const base = toBase(portal.place.address());
  const { name, colours } = portal.settings();
  const page = html`<html lang="${language}" dir="${direction}" data-script="${script}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title} · ${name[language]}</title>
      <link rel="stylesheet" href="${base}/style.css?${toStyleVersion(colours)}" />
    </head>
    <body>
      <a class="skip" href="#main">${text.skip}</a>
      <header class="top">
        <a class="home" href="${base}"><b>${text.title}</b> <span>${name[language]}</span></a>
        <div class="person">${toLanguages(context, base)} ${toPerson(context, base)}</div>
      </header>
      <main id="main" tabindex="-1">${main}</main>
    </body>
  </html>`;
  return context.html(html`${raw('<!doctype html>')}${page}`, status);
}

/** A page with one sentence. */
export function toMessagePage(
  context: InboxContext,
  portal: InboxPortal,
  message: string,
  status: Page['status'],
): Response | Promise<Response> {
  const { title, toStart } = toInboxTexts(context);
  const base = toBase(portal.place.address());
  const main = html`<h1>${title}</h1>
    <p>${message}</p>
    <p><a href="${base}">${toStart}</a></p>`;
  return sendPage(context, portal, { title, main, ...(status && { status }) });
}

/** A form of the inbox, which carries what proves that the inbox has made it. */
export function toForm(context: InboxContext, action: string, content: Html, className = ''): Html {
  return html`<form method="post" action="${action}" class="${className}">
    <input type="hidden" name="token" value="${context.get('visitor').token}" />${content}
  </form>`;
}

/** The other languages, each as a button in its own name. */
function toLanguages(context: InboxContext, base: string): Html[] {
  const { language } = context.get('visitor');
  const { pathname, search } = new URL(context.req.url);
  const page = `${pathname}${search}`.replace(/^\/inbox/, '');
  const toButton = (other: Language) =>
    html`<input type="hidden" name="page" value="${page}" /><button
        name="language"
        value="${other}"
        lang="${other}"
        class="plain"
      >
        ${languageDetails[other].name}
      </button>`;
  return languages
    .filter((other) => other !== language)
    .map((other) => toForm(context, `${base}/language`, toButton(other)));
}

function toPerson(context: InboxContext, base: string): Html | '' {
  const { signedIn } = context.get('visitor');
  if (!signedIn) return '';
  const text = toInboxTexts(context).signIn;
  return html`<details class="menu">
    <summary>${fill(text.signedIn, { address: signedIn.address })}</summary>
    ${toForm(
      context,
      `${base}/sign-out`,
      html`<button class="plain">${text.out}</button>
        <button class="plain" name="everywhere" value="yes">${text.outEverywhere}</button>`,
    )}
  </details>`;
}
