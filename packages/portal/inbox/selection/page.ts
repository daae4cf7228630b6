import { html } from 'hono/html';
import { inboxPath, inboxTexts, type InboxContext, type InboxPortal } from '../request/context.ts';
import { renderForm, sendPage } from '../layout/layout.ts';
import { renderShortText } from '../layout/visible.ts';

/** Asks before submissions are deleted, which are named. */
export async function sendConfirmPage(
  context: InboxContext,
  portal: InboxPortal,
  picks: readonly { reference: string; version: number }[],
): Promise<Response> {
  const { selection: text, toStart } = inboxTexts(context);
  const references = picks.map(({ reference }) => reference);
  const rows = await portal.database
    .selectFrom('submissions')
    .select(['reference', 'name'])
    .where('reference', 'in', references)
    .execute();
  const { search } = new URL(context.req.url);
  const fields = html`${picks.map(
      ({ reference, version }) =>
        html`<input type="hidden" name="pick-${reference}" value="${version}" />`,
    )}
    <input type="hidden" name="confirmed" value="yes" />
    <button class="button" name="action" value="delete">${text.actions.delete}</button>`;
  const main = html`<h1>${text.sure}</h1>
    <p>${text.sureText}</p>
    <ul>
      ${rows.map(({ reference, name }) => html`<li>${reference}: ${renderShortText(name)}</li>`)}
    </ul>
    ${renderForm(context, `${inboxPath(portal)}/selected${search}`, fields)}
    <p><a href="${inboxPath(portal)}${search}">${toStart}</a></p>`;
  return sendPage(context, portal, { title: text.sure, main });
}
