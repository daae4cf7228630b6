import { html } from 'hono/html';
import { inboxPath, inboxTexts, type InboxContext, type InboxPortal } from './request/context.ts';
import type { Form } from './request/guards.ts';
import { sendPage, sendMessagePage } from './layout/layout.ts';
import { sendSignInPage, toInboxPage } from './sign-in/pages.ts';
import { renderChangeForm, toVersion } from './submission/change-form.ts';
import { sendSubmissionPage } from './submission/page.ts';
import { readSubmission } from './submission/read.ts';

/**
 * Refuses a form with an old token, such as after the end of a session, and shows its input again.
 */
export async function refuseOldForm(
  context: InboxContext,
  portal: InboxPortal,
  form: Form,
): Promise<Response> {
  const text = inboxTexts(context);
  const typed = readTyped(context, form);
  const isSignIn = context.req.path === '/inbox/sign-in' && form['address'];
  // Signed in meanwhile in another tab.
  if (isSignIn && context.get('visitor').signedIn)
    return context.redirect(`${inboxPath(portal)}${toInboxPage(form['page'])}`, 303);
  if (isSignIn)
    return sendSignInPage(context, portal, {
      page: toInboxPage(form['page']),
      fault: text.signIn.old,
      typed: form['address'],
    });
  if (!typed) return sendMessagePage(context, portal, text.refused, 403);
  if (!context.get('visitor').signedIn) return sendTypedPage(context, portal, typed, 403);
  const submission = await readSubmission(portal.database, typed.reference);
  const fault = text.submission.old;
  return submission
    ? // With the version that the person has seen, so that a conflict is noticed.
      sendSubmissionPage(context, portal, submission, { ...typed, fault, status: 409 })
    : sendMessagePage(context, portal, text.notFound, 404);
}

/** Says that the database is unavailable, and shows the input again. */
export function sendUnavailable(
  context: InboxContext,
  portal: InboxPortal,
  form: Form,
): Response | Promise<Response> {
  context.header('Retry-After', '60');
  const typed = readTyped(context, form);
  return typed
    ? sendTypedPage(context, portal, typed, 503)
    : sendMessagePage(context, portal, inboxTexts(context).unavailable, 503);
}

/** Reads the input of a change form; undefined for any other form. */
function readTyped(context: InboxContext, { state, note = '', version }: Form) {
  const [, reference] = /^\/inbox\/([\w-]+)$/.exec(context.req.path) ?? [];
  if (reference === undefined || state === undefined) return undefined;
  return { reference, state, note, version: toVersion(version) };
}

/** Shows only the input, because nobody has signed in or the submission can’t be read. */
function sendTypedPage(
  context: InboxContext,
  portal: InboxPortal,
  typed: NonNullable<ReturnType<typeof readTyped>>,
  status: 403 | 503,
) {
  const { sessionEnded, unavailable } = inboxTexts(context);
  const page = new URLSearchParams({ page: `/${typed.reference}` }).toString();
  const signIn = html`<p>
    <a href="${inboxPath(portal)}/sign-in?${page}" target="_blank">${sessionEnded.signIn}</a>
  </p>`;
  const { title } = status === 403 ? sessionEnded : unavailable;
  const main = html`<h1>${title}</h1>
    <p>${status === 403 ? sessionEnded.text : unavailable.kept}</p>
    ${status === 403 ? signIn : ''}
    <section aria-label="${typed.reference}">
      <h2>${typed.reference}</h2>
      ${renderChangeForm(context, portal, typed)}
    </section>`;
  return sendPage(context, portal, { title, main, status });
}
