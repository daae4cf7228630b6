import { html } from 'hono/html';
import type { Database } from '../../service/database/schema.ts';
import type { SubmissionKind } from '../../service/database/submission-kinds.ts';
import {
  inboxPath,
  inboxTexts,
  seenKinds,
  type InboxContext,
  type InboxPortal,
} from '../request/context.ts';
import { renderForm, sendPage } from '../layout/layout.ts';
import { renderShortText } from '../layout/visible.ts';

/**
 * The names of the senders of submissions by their references.
 *
 * @param seen the kinds that the person sees; others are left out
 */
export async function readNames(
  database: Database,
  picks: readonly { reference: string }[],
  seen: readonly SubmissionKind[],
): Promise<Map<string, string>> {
  const references = picks.map(({ reference }) => reference);
  const rows = await database
    .selectFrom('submissions')
    .select(['reference', 'name'])
    .where('reference', 'in', references)
    .where('kind', 'in', [...seen])
    .execute();
  return new Map(rows.map(({ reference, name }) => [reference ?? '', name]));
}

/** Asks before submissions are deleted, which are named. */
export async function sendConfirmPage(
  context: InboxContext,
  portal: InboxPortal,
  picks: readonly { reference: string; version: number }[],
): Promise<Response> {
  const { selection: text, toStart } = inboxTexts(context);
  const names = await readNames(portal.database, picks, seenKinds(context));
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
    ${renderForm(context, `${inboxPath(portal)}/selected${search}`, fields)}
    <p><a href="${inboxPath(portal)}${search}">${toStart}</a></p>`;
  return sendPage(context, portal, { title: text.sure, main });
}
