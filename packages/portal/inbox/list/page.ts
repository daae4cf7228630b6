import { html } from 'hono/html';
import { toIndianDay } from '@federation/base/indian-day';
import { toPagerSteps } from '@federation/base/paging';
import { fill } from '@federation/i18n/fill';
import { kindLetters } from '../../service/database/submission-kinds.ts';
import { states } from '../../service/database/states.ts';
import { inboxPath, inboxTexts, type InboxContext, type InboxPortal } from '../request/context.ts';
import { sendPage, type Html } from '../layout/layout.ts';
import { renderShortText } from '../layout/visible.ts';
import { maxFound } from '../../service/search/find.ts';
import { describeDue } from './due.ts';
import { toListQueryString, type InboxListQuery, type View } from './query.ts';
import type { readCounts, readList } from './read.ts';

interface ListPage {
  query: InboxListQuery;
  /** The rows of the page, with the total count of rows and pages. */
  list: { rows: Awaited<ReturnType<typeof readList>>; count: number; pages: number };
  counts: Awaited<ReturnType<typeof readCounts>>;
  /** An error message. */
  fault?: string | undefined;
}

export function sendListPage(context: InboxContext, portal: InboxPortal, shown: ListPage) {
  const text = inboxTexts(context);
  const { query, list, counts, fault } = shown;
  const heading = query.view === 'any' ? text.list.any : viewName(text, query.view);
  const result = fill(list.count > maxFound ? text.list.tooMany : text.list.found, {
    count: Math.min(list.count, maxFound),
  });
  const main = html`<h1>${heading}</h1>
    ${fault ? html`<p class="fault" role="alert">${fault}</p>` : ''}
    ${renderViews(context, portal, query, counts)} ${renderSearch(context, portal, query)}
    ${query.text ? html`<p role="status">${result}</p>` : ''}
    ${
      list.rows.length > 0
        ? html`<ol class="rows">
            ${list.rows.map((row) => renderRow(context, portal, row))}
          </ol>`
        : html`<p class="none">${text.list.none}</p>`
    }
    ${renderPager(context, portal, query, list.pages)}
    ${list.count > 0 ? renderExports(context, portal, query) : ''}`;
  return sendPage(context, portal, { title: heading, main, status: fault ? 422 : 200 });
}

const viewName = (text: ReturnType<typeof inboxTexts>, view: Exclude<View, 'any'>) =>
  view === 'open' || view === 'unsent' ? text.list[view] : text.states[view];

function renderViews(
  context: InboxContext,
  portal: InboxPortal,
  query: InboxListQuery,
  counts: ListPage['counts'],
): Html {
  const text = inboxTexts(context);
  const base = inboxPath(portal);
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

function renderSearch(context: InboxContext, portal: InboxPortal, query: InboxListQuery): Html {
  const { list: text, kinds } = inboxTexts(context);
  const base = inboxPath(portal);
  const isNarrow = query.text !== '' || query.kind !== undefined;
  const options = Object.keys(kindLetters) as (keyof typeof kindLetters)[];
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
        ${options.map(
          (kind) =>
            html`<option value="${kind}" ${kind === query.kind ? 'selected' : ''}>
              ${kinds[kind]}
            </option>`,
        )}
      </select>
    </div>
    <button class="button">${text.show}</button>
    <p id="search-hint" class="hint">
      ${text.searchHint} ${isNarrow ? html`<a href="${base}">${text.reset}</a>` : ''}
    </p>
  </form>`;
}

function renderRow(
  context: InboxContext,
  portal: InboxPortal,
  row: ListPage['list']['rows'][0],
): Html {
  const { language } = context.get('visitor');
  const text = inboxTexts(context);
  const { holidays } = portal.settings();
  const today = toIndianDay(portal.now());
  const { reference = '', due_day = '', is_open } = row;
  const due = describeDue({ due_day: due_day ?? '', is_open }, { today, holidays }, language);
  return html`<li class="row">
    <a class="reference" href="${inboxPath(portal)}/${reference}">${reference}</a>
    <span class="due ${due.urgency}">${due.words}</span>
    <span class="from">
      <b>${renderShortText(row.name)}</b>
      ${row.organization ? renderShortText(row.organization) : ''}
    </span>
    <span class="kind">${text.kinds[row.kind]}</span>
    <span class="state">${row.state === 'unconfirmed' ? '' : text.states[row.state]}</span>
    ${row.failed_mail ? html`<strong class="bad">${text.list.mailFailed}</strong>` : ''}
  </li>`;
}

function renderPager(
  context: InboxContext,
  portal: InboxPortal,
  query: InboxListQuery,
  pages: number,
): Html | '' {
  if (pages < 2) return '';
  const { list: text } = inboxTexts(context);
  const base = inboxPath(portal);
  const toHref = (page: number) => `${base}${toListQueryString({ ...query, page })}`;
  const toStep = (page: number | undefined) => {
    if (page === undefined) return html`<li aria-hidden="true">…</li>`;
    const current = page === query.page ? html`aria-current="page"` : '';
    const label = fill(text.page, { number: page, count: pages });
    return html`<li><a href="${toHref(page)}" aria-label="${label}" ${current}>${page}</a></li>`;
  };
  return html`<nav class="pager no-print" aria-label="${text.pages}">
    ${query.page > 1 ? html`<a rel="prev" href="${toHref(query.page - 1)}">${text.before}</a>` : ''}
    <ol>
      ${toPagerSteps(query.page, pages).map(toStep)}
    </ol>
    ${
      query.page < pages
        ? html`<a rel="next" href="${toHref(query.page + 1)}">${text.after}</a>`
        : ''
    }
  </nav>`;
}

function renderExports(context: InboxContext, portal: InboxPortal, query: InboxListQuery): Html {
  const { list: text } = inboxTexts(context);
  const base = inboxPath(portal);
  const asked = toListQueryString({ ...query, page: 1 });
  return html`<p class="exports no-print">
    ${text.export}:
    <a href="${base}/list.csv${asked}">${text.csv}</a>,
    <a href="${base}/list.xlsx${asked}">${text.xlsx}</a>
  </p>`;
}
