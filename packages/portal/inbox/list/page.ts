import { html } from 'hono/html';
import { getPagerSteps } from '@federation/base/paging';
import { fill } from '@federation/i18n/fill';
import {
  inboxPath,
  inboxTexts,
  seenKinds,
  type InboxContext,
  type InboxPortal,
} from '../request/context.ts';
import { renderForm, sendPage, type Html } from '../layout/layout.ts';
import { formatIndianTime } from '../layout/time.ts';
import { maxFound } from '../../service/search/find.ts';
import { renderSearch, renderViews, viewName } from './filters.ts';
import { toListQueryString, type InboxListQuery } from './query.ts';
import { describeStop, type readStopped } from '../../service/database/deletion-guard.ts';
import type { readCounts, readList } from './read.ts';
import { renderRow } from './row.ts';

interface ListPage {
  query: InboxListQuery;
  /** The rows of the page, with the total count of rows and pages. */
  list: { rows: Awaited<ReturnType<typeof readList>>; count: number; pages: number };
  counts: Awaited<ReturnType<typeof readCounts>>;
  /** The times of certificate requests whose code could not be sent. */
  unsentCodes: readonly string[];
  /** The tasks that delete nothing at present. */
  stopped: Awaited<ReturnType<typeof readStopped>>;
  /** An error message. */
  fault?: string | undefined;
}

export function sendListPage(context: InboxContext, portal: InboxPortal, shown: ListPage) {
  const text = inboxTexts(context);
  const { query, list, counts, unsentCodes, stopped, fault } = shown;
  const { language } = context.get('visitor');
  const times = unsentCodes.map((time) => formatIndianTime(time, language)).join(' · ');
  const heading = query.view === 'any' ? text.list.any : viewName(text, query.view);
  const result = fill(list.count > maxFound ? text.list.tooMany : text.list.found, {
    count: Math.min(list.count, maxFound),
  });
  const main = html`<h1>${heading}</h1>
    ${fault ? html`<p class="fault" role="alert">${fault}</p>` : ''}
    ${stopped.map(({ id, stopped: reason }) =>
      id !== 'write' && reason
        ? html`<p class="bad">${describeStop(id, reason, language)}</p>`
        : '',
    )}
    ${times ? html`<p class="bad">${fill(text.list.codesUnsent, { times })}</p>` : ''}
    ${renderViews(context, portal, query, counts)} ${renderSearch(context, portal, query)}
    ${query.text ? html`<p role="status">${result}</p>` : ''}
    ${
      list.rows.length > 0
        ? renderForm(
            context,
            `${inboxPath(portal)}/selected${toListQueryString(query)}`,
            html`<ol class="rows">
                ${list.rows.map((row) => renderRow(context, portal, row))}
              </ol>
              ${renderActions(context, query)}`,
          )
        : html`<p class="none">${text.list.none}</p>`
    }
    ${renderPager(context, portal, query, list.pages)}
    ${
      seenKinds(context).includes('complaint')
        ? html`<p class="no-print">
            <a href="${inboxPath(portal)}/enter">${text.entry.title}</a>
          </p>`
        : ''
    }
    ${list.count > 0 ? renderExports(context, portal, query) : ''}`;
  return sendPage(context, portal, { title: heading, main, status: fault ? 422 : 200 });
}

/** The buttons for the selected submissions. */
function renderActions(context: InboxContext, { view }: InboxListQuery): Html {
  const { selection: text } = inboxTexts(context);
  const actions =
    view === 'spam' ? (['new', 'delete'] as const) : (['spam', 'closed', 'delete'] as const);
  return html`<p class="actions no-print">
    ${text.selected}:
    ${actions.map(
      (action) =>
        html`<button class="plain" name="action" value="${action}">
          ${text.actions[action]}
        </button>`,
    )}
  </p>`;
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
      ${getPagerSteps(query.page, pages).map(toStep)}
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
    <a href="${base}/list.xlsx${asked}">${text.xlsx}</a>;
    <a href="${base}/access.csv">${inboxTexts(context).access.save}</a>
  </p>`;
}
