import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { toIndianDay } from '@federation/base/indian-day';
import { fill } from '@federation/i18n/fill';
import { logAccess } from '../access/log.ts';
import {
  inboxTexts,
  seenKinds,
  signedInAddress,
  type InboxContext,
  type InboxEnv,
  type InboxPortal,
} from '../request/context.ts';
import { readListQuery, type InboxListQuery } from '../list/query.ts';
import { countList } from '../list/read.ts';
import { sendList } from '../list/page.ts';
import { toAccessLines } from './access-lines.ts';
import { toCells, toColumns, toHeadings } from './columns.ts';
import { byteOrderMark, toCsvLine } from './csv.ts';
import { readRows } from './rows.ts';
import { maxLetters, maxRows, toWorkbook } from './xlsx.ts';

/** Adds the exports of a list, and of the access log. */
export function addExports(inbox: Hono<InboxEnv>, portal: InboxPortal): void {
  inbox.get('/list.csv', (context) => sendCsv(context, portal, 'inbox', toLines(context, portal)));
  inbox.get('/access.csv', (context) =>
    sendCsv(context, portal, 'access', toAccessLines(portal.database, context.get('visitor'))),
  );

  inbox.get('/list.xlsx', async (context) => {
    const { query, columns, options } = readExport(context);
    const refuse = () => {
      const { tooLong } = inboxTexts(context).list;
      return sendList(context, portal, fill(tooLong, { count: maxRows }));
    };
    if ((await countList(portal.database, query)) > maxRows) return refuse();
    const rows: string[][] = [];
    let letters = 0;
    for await (const batch of readLogged(context, portal, query)) {
      const cells = batch.map((row) => toCells(columns, row, options));
      letters += cells.flat().reduce((sum, { length }) => sum + length, 0);
      if (letters > maxLetters) return refuse();
      rows.push(...cells);
    }
    const file = await toWorkbook(toHeadings(columns, options.language), rows);
    name(context, portal, 'inbox', 'xlsx');
    return context.body(new Uint8Array(file), 200, {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  });
}

/** Reads the list and its columns from the address. */
function readExport(context: InboxContext) {
  const query = readListQuery((field) => context.req.query(field), seenKinds(context));
  const { language } = context.get('visitor');
  return { query, columns: toColumns(query.kind), options: { language } };
}

async function* toLines(context: InboxContext, portal: InboxPortal) {
  const { query, columns, options } = readExport(context);
  yield `${byteOrderMark}${toCsvLine(toHeadings(columns, options.language))}`;
  for await (const rows of readLogged(context, portal, query))
    yield rows.map((row) => toCsvLine(toCells(columns, row, options))).join('');
}

/** Reads the rows of a list, and logs that the person saves them. */
async function* readLogged(context: InboxContext, portal: InboxPortal, query: InboxListQuery) {
  const access = { address: signedInAddress(context), action: 'export' } as const;
  for await (const rows of readRows(portal.database, query)) {
    const references = rows.map(({ reference }) => reference ?? '');
    await logAccess(portal.database, access, references, portal.now());
    yield rows;
  }
}

function sendCsv(
  context: InboxContext,
  portal: InboxPortal,
  content: string,
  lines: AsyncGenerator<string>,
): Response {
  name(context, portal, content, 'csv');
  context.header('Content-Type', 'text/csv; charset=utf-8');
  // Read only as fast as the client does, so that a long list needs little memory.
  return stream(
    context,
    async (out) => {
      for await (const line of lines) {
        if (out.aborted) return;
        await out.write(line);
      }
    },
    async ({ message }) => {
      portal.log(`an export broke off: ${message}`);
      // A broken download is better than a file that looks complete.
      context.env.outgoing.destroy();
    },
  );
}

/** Names the file by the day, such as `inbox-2026-11-20.csv`. */
function name(context: InboxContext, { now }: InboxPortal, content: string, extension: string) {
  const file = `${content}-${toIndianDay(now())}.${extension}`;
  context.header('Content-Disposition', `attachment; filename="${file}"`);
}
