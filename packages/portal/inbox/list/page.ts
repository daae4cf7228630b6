import { html } from 'hono/html';
import { toIndianDay } from '@federation/base/indian-day';
import { toPagerSteps } from '@federation/base/paging';
import { fill } from '@federation/i18n/fill';
import { kindLetters } from '../../service/database/submission-kinds.ts';
import { states } from '../../service/database/states.ts';
import { toBase, toInboxTexts, type InboxContext, type InboxPortal } from '../request/context.ts';
import { sendPage, type Html } from '../look/layout.ts';
import { showShort } from '../look/visible.ts';
import { maxFound } from '../../service/search/find.ts';
import { toDue } from './due.ts';
import { toQuery, type ListQuery, type View } from './query.ts';
import type { readCounts, readList } from './read.ts';

interface Shown {
  query: ListQuery;
  /** The rows of the page, and how many rows and pages there are in all. */
  list: { rows: Awaited<ReturnType<typeof readList>>; count: number; pages: number };
  counts: Awaited<ReturnType<typeof readCounts>>;
  /** Something that could not be done. */
  fault?: string | undefined;
}

/** Sends a page of the list. */
export function sendListPage(context: InboxContext, portal: InboxPortal, shown: Shown) {
  const text = toInboxTexts(context);
  const { query, list, counts, fault } = shown;
  const heading = query.view === 'any' ? text.list.any : toViewName(text, query.view);
  const result = fill(list.count > maxFound ? text.list.tooMany : text.list.found, {
    count: Math.min(list.count, maxFound),
  });
  const main = html`<h1>${heading}</h1>
    ${fault ? html`<p class="fault" role="alert">${fault}</p>` : ''}
    ${toViews(context, portal, query, counts)} ${toSearch(context, portal, query)}
    ${query.text ? html`<p role="status">${result}</p>` : ''}
    ${
      list.rows.length > 0
        ? html`<ol class="rows">
            ${list.rows.map((row) => toRow(context, portal, row))}
          </ol>`
        : html`<p class="none">${text.list.none}</p>`
    }
    ${toPager(context, portal, query, list.pages)}
    ${list.count > 0 ? toExports(context, portal, query) : ''}`;
  return sendPage(context, portal, { title: heading, main, status: fault ? 422 : 200 });
}

const toViewName = (text: ReturnType<typeof toInboxTexts>, view: Exclude<View, 'any'>) =>
  view === 'open' || view === 'unsent' ? text.list[view] : text.states[view];

function toViews(
  context: InboxContext,
  portal: InboxPortal,
  query: ListQuery,
  counts: Shown['counts'],
): Html {
  const text = toInboxTexts(context);
  const base = toBase(portal.place.address());
  const views = ['open', ...states, ...(counts.unsent > 0 ? (['unsent'] as const) : [])] as const;
  return html`<nav class="views no-print" aria-label="${text.list.views}">
    <ul>
      ${views.map((view) => {
        const href = `${base}${toQuery({ view, kind: query.kind })}`;
        const current = view === query.view ? html`aria-current="page"` : '';
        return html`<li>
          <a href="${href}" ${current}>${toViewName(text, view)} <b>${counts[view]}</b></a>
        </li>`;
      })}
    </ul>
  </nav>`;
}

function toSearch(context: InboxContext, portal: InboxPortal, query: ListQuery): Html {
  const { list: text, kinds } = toInboxTexts(context);
  const base = toBase(portal.place.address());
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

function toRow(context: InboxContext, portal: InboxPortal, row: Shown['list']['rows'][0]): Html {
  const { language } = context.get('visitor');
  const text = toInboxTexts(context);
  const { holidays } = portal.settings();
  const today = toIndianDay(portal.now());
  const { reference = '', due_day = '', is_open } = row;
  const due = toDue({ due_day: due_day ?? '', is_open }, { today, holidays }, language);
  return html`<li class="row">
    <a class="reference" href="${toBase(portal.place.address())}/${reference}">${reference}</a>
    <span class="due ${due.urgency}">${due.words}</span>
    <span class="from">
      <b>${showShort(row.name)}</b> ${row.organization ? showShort(row.organization) : ''}
    </span>
    <span class="kind">${text.kinds[row.kind]}</span>
    <span class="state">${row.state === 'unconfirmed' ? '' : text.states[row.state]}</span>
    ${row.failed_mail ? html`<strong class="bad">${text.list.mailFailed}</strong>` : ''}
  </li>`;
}

function toPager(
  context: InboxContext,
  portal: InboxPortal,
  query: ListQuery,
  pages: number,
): Html | '' {
  if (pages < 2) return '';
  const { list: text } = toInboxTexts(context);
  const base = toBase(portal.place.address());
  const toHref = (page: number) => `${base}${toQuery({ ...query, page })}`;
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

function toExports(context: InboxContext, portal: InboxPortal, query: ListQuery): Html {
  const { list: text } = toInboxTexts(context);
  const base = toBase(portal.place.address());
  const asked = toQuery({ ...query, page: 1 });
  return html`<p class="exports no-print">
    ${text.export}:
    <a href="${base}/list.csv${asked}">${text.csv}</a>,
    <a href="${base}/list.xlsx${asked}">${text.xlsx}</a>
  </p>`;
}
