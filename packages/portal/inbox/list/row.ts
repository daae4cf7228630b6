import { html } from 'hono/html';
import { fill } from '@federation/i18n/fill';
import { inboxPath, inboxTexts, type InboxContext } from '../request/context.ts';
import type { Html } from '../layout/layout.ts';
import { isUnpublished, readCase } from '../../service/submissions/complaint-case.ts';
import { renderShortText } from '../layout/visible.ts';
import { describeDue } from './due.ts';
import type { readList } from './read.ts';

export function renderRow(
  context: InboxContext,
  row: Awaited<ReturnType<typeof readList>>[0],
): Html {
  const text = inboxTexts(context);
  const { orders = [] } = context.get('portal').settings();
  const found = readCase(row.complaint);
  const { reference } = row;
  const due = describeDue(context, row);
  return html`<li class="row">
    <input
      class="pick no-print"
      type="checkbox"
      name="pick-${reference}"
      value="${row.version}"
      aria-label="${fill(text.selection.select, { reference: reference ?? '' })}"
    />
    <a class="reference" href="${inboxPath(context)}/${reference}">${reference}</a>
    <span class="due ${due.urgency}">${due.words}</span>
    <span class="from">
      <b>${renderShortText(row.name)}</b>
      ${row.organization ? renderShortText(row.organization) : ''}
    </span>
    <span class="kind">${text.kinds[row.kind]}</span>
    <span class="state">${row.state === 'unconfirmed' ? '' : text.states[row.state]}</span>
    ${found && isUnpublished(found, orders) ? html`<span class="kind">${text.list.unpublished}</span>` : ''}
    ${row.failed_mail ? html`<strong class="bad">${text.list.mailFailed}</strong>` : ''}
  </li>`;
}
