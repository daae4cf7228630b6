import { html, raw } from 'hono/html';
import { languageDetails, languages, type Language } from '@federation/i18n/languages';
import { fill } from '@federation/i18n/fill';
import { inboxPath, inboxTexts, type InboxContext } from '../request/context.ts';
import { toFileAddress } from './files.ts';

/** A part of a page, with escaped values. */
export type Html = ReturnType<typeof html>;

interface Page {
  title: string;
  main: Html;
  status?: 200 | 403 | 404 | 409 | 422 | 429 | 503;
}

export function sendPage(
  context: InboxContext,
  { title, main, status = 200 }: Page,
): Response | Promise<Response> {
  const { language } = context.get('visitor');
  const { direction, script } = languageDetails[language];
  const text = inboxTexts(context);
  const base = inboxPath(context);
  const settings = context.get('portal').settings();
  const name = settings.name[language];
  const logo = settings.logo && toFileAddress(base, 'logo.svg', settings);
  const page = html`<html lang="${language}" dir="${direction}" data-script="${script}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title} · ${text.title} · ${name}</title>
      <link rel="stylesheet" href="${toFileAddress(base, 'style.css', settings)}" />
      ${logo ? html`<link rel="icon" href="${logo}" />` : ''}
    </head>
    <body>
      <a class="skip" href="#main">${text.skip}</a>
      <header class="top">
        <a class="home" href="${base}">
          ${logo ? html`<img src="${logo}" alt="" width="40" height="40" />` : ''}
          <span><b>${text.title}</b> <span>${name}</span></span>
        </a>
        <div class="person">${renderLanguages(context)} ${renderPerson(context)}</div>
      </header>
      <main id="main" tabindex="-1">${main}</main>
    </body>
  </html>`;
  return context.html(html`${raw('<!doctype html>')}${page}`, status);
}

/** Sends a page with a message and a link to the list; with a note that could not be saved. */
export function sendMessagePage(
  context: InboxContext,
  { title, text, note }: { title: string; text: string; note?: string | undefined },
  status: NonNullable<Page['status']>,
): Response | Promise<Response> {
  const main = html`<h1>${title}</h1>
    <p>${text}</p>
    ${
      note
        ? html`<p class="stack">
            <label for="note">${inboxTexts(context).typed}</label>
            <textarea id="note" rows="8" readonly>${note}</textarea>
          </p>`
        : ''
    }
    <p><a href="${inboxPath(context)}">${inboxTexts(context).toStart}</a></p>`;
  return sendPage(context, { title, main, status });
}

/** Says that there is no such page for the person. */
export const sendNotFound = (context: InboxContext) =>
  sendMessagePage(context, inboxTexts(context).notFound, 404);

/**
 * A form with the CSRF token of the visitor.
 *
 * @param path the path in the inbox to which it is sent
 */
export function renderForm(
  context: InboxContext,
  path: string,
  content: Html,
  className = '',
): Html {
  const action = `${inboxPath(context)}${path}`;
  return html`<form method="post" action="${action}" class="${className}">
    <input type="hidden" name="token" value="${context.get('visitor').token}" />${content}
  </form>`;
}

/** The options of a list, with the chosen one. */
export const renderOptions = <Value extends string>(
  values: readonly Value[],
  chosen: string | undefined,
  toName: (value: Value) => string,
): Html[] =>
  values.map(
    (value) =>
      html`<option value="${value}" ${value === chosen ? 'selected' : ''}>
        ${toName(value)}
      </option>`,
  );

/** A button for each other language, named in that language. */
function renderLanguages(context: InboxContext): Html[] {
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
    .map((other) => renderForm(context, '/language', toButton(other)));
}

function renderPerson(context: InboxContext): Html | '' {
  const { signedIn } = context.get('visitor');
  if (!signedIn) return '';
  const text = inboxTexts(context).signIn;
  return html`<details class="menu">
    <summary>${fill(text.signedIn, { address: signedIn.address })}</summary>
    ${renderForm(
      context,
      '/sign-out',
      html`<button class="plain">${text.out}</button>
        <button class="plain" name="everywhere" value="yes">${text.outEverywhere}</button>`,
    )}
  </details>`;
}
