import { html } from 'hono/html';
import { inboxTexts, type InboxContext } from '../request/context.ts';
import type { Html } from '../layout/layout.ts';
import { formatIndianTime } from '../layout/time.ts';
import { renderText } from '../layout/visible.ts';
import type { ReadSubmission } from './read.ts';

/** The changes of a submission, and the entries of the access log about it. */
export function renderHistory(context: InboxContext, { changes, accesses }: ReadSubmission): Html {
  const { submission: text, states: names, access } = inboxTexts(context);
  return html`<section aria-labelledby="history">
    <h2 id="history">${text.history}</h2>
    ${changes.length === 0 ? html`<p>${text.noHistory}</p>` : ''}
    <ol class="history">
      ${changes.map((change) => renderEntry(context, names[change.state], change, change.changed_at))}
    </ol>
    <details class="no-print">
      <summary>${access.title} (${accesses.length})</summary>
      <ol class="history">
        ${accesses.map((entry) =>
          renderEntry(context, access.actions[entry.action], entry, entry.logged_at),
        )}
      </ol>
    </details>
  </section>`;
}

/** An act of a person, with a note and the time. */
const renderEntry = (
  context: InboxContext,
  done: string,
  { address, note = '' }: { address: string; note?: string },
  time: string,
): Html =>
  html`<li>
    <p><b>${done}</b></p>
    ${note ? html`<p class="note">${renderText(note)}</p>` : ''}
    <p class="soft">${address} · ${formatIndianTime(time, context.get('visitor').language)}</p>
  </li>`;
