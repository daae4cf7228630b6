import { html } from 'hono/html';
import { getPagerSteps } from '@federation/base/paging';
import { fill } from '@federation/i18n/fill';
import { inboxPath, inboxTexts, seenKinds, type InboxContext } from '../request/context.ts';
import { renderForm, sendPage, type Html } from '../layout/layout.ts';
import { formatIndianTime } from '../layout/time.ts';
import { maxFound } from '../../service/search/find.ts';
import { renderSearch, renderViews, viewName } from './filters.ts';
import { readListQuery, toListQueryString, toPageCount, type InboxListQuery } from './query.ts';
import { describeStop, readStopped } from '../../service/database/deletion-guard.ts';
import { countList, readCounts, readList, readUnsentCodes } from './read.ts';
import { renderRow } from './row.ts';

/** Sends the list that the address asks for. */
export async function sendList(context: InboxContext, fault?: string): Promise<Response> {
  const text = inboxTexts(context);
  const { database } = context.get('portal');
  const seen = seenKinds(context);
  const asked = readListQuery(context);
  const counts = await readCounts(database, asked.kinds);
  const count =
    asked.view === 'any' || asked.text ? await countList(database, asked) : counts[asked.view];
  const pages = toPageCount(asked, count);
  // The last page may be gone when submissions were answered meanwhile.
  const query = { ...asked, page: Math.min(asked.page, pages) };
  const rows = await readList(database, query);
  const heading = query.view === 'any' ? text.list.any : viewName(text, query.view);
  const result = fill(count > maxFound ? text.list.tooMany : text.list.found, {
    count: Math.min(count, maxFound),
  });
  const main = html`<h1>${heading}</h1>
    ${fault ? html`<p class="fault" role="alert">${fault}</p>` : ''}
    ${await renderWarnings(context)} ${renderViews(context, query, counts)}
    ${renderSearch(context, query)} ${query.text ? html`<p role="status">${result}</p>` : ''}
    ${
      rows.length > 0
        ? renderForm(
            context,
            `/selected${toListQueryString(query)}`,
            html`<ol class="rows">
                ${rows.map((row) => renderRow(context, row))}
              </ol>
              ${renderActions(context, query)}`,
          )
        : html`<p class="none">${text.list.none}</p>`
    }
    ${renderPager(context, query, pages)}
    ${
      seen.includes('complaint')
        ? html`<p class="no-print">
            <a href="${inboxPath(context)}/enter">${text.entry.title}</a>
          </p>`
        : ''
    }
    ${count > 0 ? renderExports(context, query) : ''}`;
  return sendPage(context, { title: heading, main, status: fault ? 422 : 200 });
}

/** Names the tasks that delete nothing at present, and requests whose code could not be sent. */
async function renderWarnings(context: InboxContext) {
  const { database } = context.get('portal');
  const { language } = context.get('visitor');
  const stopped = await readStopped(database);
  const unsent = seenKinds(context).includes('certificate') ? await readUnsentCodes(database) : [];
  const times = unsent.map((time) => formatIndianTime(time, language)).join(' · ');
  return html`${stopped.map(({ id, stopped: reason }) =>
    id !== 'write' && reason ? html`<p class="bad">${describeStop(id, reason, language)}</p>` : '',
  )}
  ${times ? html`<p class="bad">${fill(inboxTexts(context).list.codesUnsent, { times })}</p>` : ''}`;
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

function renderPager(context: InboxContext, query: InboxListQuery, pages: number): Html | '' {
  if (pages < 2) return '';
  const { list: text } = inboxTexts(context);
  const base = inboxPath(context);
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

function renderExports(context: InboxContext, query: InboxListQuery): Html {
  const { list: text } = inboxTexts(context);
  const base = inboxPath(context);
  const asked = toListQueryString({ ...query, page: 1 });
  return html`<p class="exports no-print">
    ${text.export}:
    <a href="${base}/list.csv${asked}">${text.csv}</a>,
    <a href="${base}/list.xlsx${asked}">${text.xlsx}</a>;
    <a href="${base}/access.csv">${inboxTexts(context).access.save}</a>
  </p>`;
}
