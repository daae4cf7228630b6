import { html } from 'hono/html';
import { inboxPath, inboxTexts, seenKinds, type InboxContext } from '../request/context.ts';
import { renderForm, sendPage } from '../layout/layout.ts';
import { renderShortText } from '../layout/visible.ts';

/** The names of the senders of submissions by their references, of those that the person sees. */
export async function readNames(
  context: InboxContext,
  picks: readonly { reference: string }[],
): Promise<Map<string, string>> {
  const references = picks.map(({ reference }) => reference);
  const rows = await context
    .get('portal')
    .database.selectFrom('submissions')
    .select(['reference', 'name'])
    .where('reference', 'in', references)
    .where('kind', 'in', [...seenKinds(context)])
    .execute();
  return new Map(rows.map(({ reference, name }) => [reference ?? '', name]));
}

/** Asks before submissions are deleted, which are named. */
export async function sendConfirmPage(
  context: InboxContext,
  picks: readonly { reference: string; version: number }[],
): Promise<Response> {
  const { selection: text, toStart } = inboxTexts(context);
  const names = await readNames(context, picks);
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
      ${[...names].map(([reference, name]) => html`<li>${reference}: ${renderShortText(name)}</li>`)}
    </ul>
    ${renderForm(context, `/selected${search}`, fields)}
    <p><a href="${inboxPath(context)}${search}">${toStart}</a></p>`;
  return sendPage(context, { title: text.sure, main });
}
