import { html } from 'hono/html';
import { toStates } from '../../service/database/states.ts';
import { inboxPath, inboxTexts, seenKinds, type InboxContext } from '../request/context.ts';
import { renderOptions, type Html } from '../layout/layout.ts';
import { toListQueryString, type InboxListQuery, type View } from './query.ts';
import type { readCounts } from './read.ts';

/** The name of a list. */
export const viewName = (text: ReturnType<typeof inboxTexts>, view: Exclude<View, 'any'>) =>
  view === 'open' || view === 'unsent' ? text.list[view] : text.states[view];

/** The lists by state, with their counts. */
export function renderViews(
  context: InboxContext,
  query: InboxListQuery,
  counts: Awaited<ReturnType<typeof readCounts>>,
): Html {
  const text = inboxTexts(context);
  const base = inboxPath(context);
  const states = toStates(query.kinds);
  const views = ['open', ...states, ...(counts.unsent > 0 ? (['unsent'] as const) : [])] as const;
  return html`<nav class="views no-print" aria-label="${text.list.views}">
    <ul>
      ${views.map((view) => {
        const href = `${base}${toListQueryString({ view, kind: query.kind })}`;
        const current = view === query.view ? html`aria-current="page"` : '';
        return html`<li>
          <a href="${href}" ${current}>${viewName(text, view)} <b>${counts[view]}</b></a>
        </li>`;
      })}
    </ul>
  </nav>`;
}

export function renderSearch(context: InboxContext, query: InboxListQuery): Html {
  const { list: text, kinds } = inboxTexts(context);
  const base = inboxPath(context);
  const isNarrow = query.text !== '' || query.kind !== undefined;
  return html`<form class="search no-print" role="search" method="get" action="${base}">
    <div class="field wide">
      <label for="search">${text.search}</label>
      <input
        id="search"
        name="search"
        type="search"
        maxlength="200"
        value="${query.text}"
        aria-describedby="search-hint"
      />
    </div>
    <div class="field">
      <label for="kind">${text.kind}</label>
      <select id="kind" name="kind">
        <option value="">${text.allKinds}</option>
        ${renderOptions(seenKinds(context), query.kind, (kind) => kinds[kind])}
      </select>
    </div>
    <button class="button">${text.show}</button>
    <p id="search-hint" class="hint">
      ${text.searchHint} ${isNarrow ? html`<a href="${base}">${text.reset}</a>` : ''}
    </p>
  </form>`;
}
