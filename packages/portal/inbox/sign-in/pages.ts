import { html } from 'hono/html';
import { inboxPath, inboxTexts, type InboxContext } from '../request/context.ts';
import { renderForm, sendPage, type Html } from '../layout/layout.ts';

/** The path of a page below that of the inbox; anything else becomes the list. */
export const toInboxPage = (page = '') => (/^\/[\w-]+$/.test(page) ? page : '');

/**
 * Asks for the address of the person.
 *
 * @param page the path in the inbox to open after signing in
 * @param fault the validation error of the typed address
 */
export function sendSignInPage(
  context: InboxContext,
  { page, fault, typed = '' }: { page: string; fault?: string; typed?: string },
) {
  const text = inboxTexts(context).signIn;
  const attributes = html`type="email" autocomplete="email" maxlength="254"
  value="${typed.slice(0, 254)}"`;
  const field = html`<input type="hidden" name="page" value="${page}" />
    ${renderField('address', text.address, fault, attributes)}
    <button class="button">${text.ask}</button>`;
  const main = html`<h1>${text.title}</h1>
    <p>${text.lead}</p>
    ${renderForm(context, '/sign-in', field, 'stack')}`;
  return sendPage(context, { title: text.title, main, status: fault ? 422 : 200 });
}

/**
 * Says that a link is on its way if the address is one of the staff, and takes the code that the
 * link shows in another browser.
 *
 * @param fault the validation error of the typed code
 */
export function sendLinkRequestedPage(context: InboxContext, fault?: string) {
  const text = inboxTexts(context).signIn;
  const attributes = html`inputmode="numeric" autocomplete="one-time-code" maxlength="40"`;
  const field = html`${renderField('code', text.code, fault, attributes)}
    <button class="button">${text.enter}</button>`;
  const main = html`<h1>${text.asked}</h1>
    <p>${text.askedText}</p>
    ${renderForm(context, '/sign-in/code', field, 'stack')}
    <p><a href="${inboxPath(context)}/sign-in">${text.again}</a></p>`;
  return sendPage(context, { title: text.asked, main, status: fault ? 422 : 200 });
}

/** A required field, with the validation error of what was typed. */
const renderField = (name: string, label: string, fault: string | undefined, attributes: Html) =>
  html`<label for="${name}">${label}</label>
    ${fault ? html`<p id="fault" class="fault">${fault}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      ${attributes}
      required
      ${fault ? html`aria-invalid="true" aria-describedby="fault" autofocus` : ''}
    />`;

/** Sends the page of a link. Only its button signs in, because virus scanners open every link. */
export function sendLinkPage(context: InboxContext, link: string) {
  const text = inboxTexts(context).signIn;
  const path = `/sign-in/link/${encodeURIComponent(link)}`;
  const main = html`<h1>${text.ready}</h1>
    <p>${text.readyText}</p>
    ${renderForm(context, path, html`<button class="button" autofocus>${text.enter}</button>`)}`;
  return sendPage(context, { title: text.ready, main });
}

/** Shows the code of a link that was requested in another browser. */
export function sendCodePage(context: InboxContext, code: string) {
  const text = inboxTexts(context).signIn;
  const main = html`<h1>${text.elsewhere}</h1>
    <p><strong>${code.slice(0, 4)} ${code.slice(4)}</strong></p>
    <p>${text.elsewhereText}</p>`;
  return sendPage(context, { title: text.elsewhere, main });
}

/** Says that a link has expired. */
export function sendLinkExpiredPage(context: InboxContext) {
  const text = inboxTexts(context).signIn;
  const main = html`<h1>${text.ended}</h1>
    <p>${text.endedText}</p>
    <p><a class="button" href="${inboxPath(context)}/sign-in">${text.again}</a></p>`;
  return sendPage(context, { title: text.ended, main, status: 403 });
}
