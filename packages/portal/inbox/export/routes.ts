import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { toIndianDay } from '@federation/base/indian-day';
import { fill } from '@federation/i18n/fill';
import { logAccess } from '../access/log.ts';
import { inboxTexts, type InboxContext, type InboxEnv } from '../request/context.ts';
import { readListQuery, type InboxListQuery } from '../list/query.ts';
import { countList } from '../list/read.ts';
import { sendList } from '../list/page.ts';
import { toAccessLines } from './access-lines.ts';
import { toCells, toColumns, toHeadings } from './columns.ts';
import { byteOrderMark, toCsvLine } from './csv.ts';
import { readRows } from './rows.ts';
import { maxLetters, maxRows, toWorkbook } from './xlsx.ts';

/** Adds the exports of a list, and of the access log. */
export function addExports(inbox: Hono<InboxEnv>): void {
  inbox.get('/list.csv', (context) => sendCsv(context, 'inbox', toLines(context)));
  inbox.get('/access.csv', (context) => sendCsv(context, 'access', toAccessLines(context)));

  inbox.get('/list.xlsx', async (context) => {
    const { query, columns, language } = readExport(context);
    const refuse = () => {
      const { tooLong } = inboxTexts(context).list;
      return sendList(context, fill(tooLong, { count: maxRows }));
    };
    const { database } = context.get('portal');
    if ((await countList(database, query)) > maxRows) return refuse();
    const rows: string[][] = [];
    let letters = 0;
    for await (const batch of readLogged(context, query)) {
      const cells = batch.map((row) => toCells(columns, row, language));
      letters += cells.flat().reduce((sum, { length }) => sum + length, 0);
      if (letters > maxLetters) return refuse();
      rows.push(...cells);
    }
    const file = await toWorkbook(toHeadings(columns, language), rows);
    nameFile(context, 'inbox', 'xlsx');
    return context.body(new Uint8Array(file), 200, {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  });
}

/** Reads the list and its columns from the address. */
function readExport(context: InboxContext) {
  const query = readListQuery(context);
  const { language } = context.get('visitor');
  return { query, columns: toColumns(query.kind), language };
}

async function* toLines(context: InboxContext) {
  const { query, columns, language } = readExport(context);
  yield toCsvLine(toHeadings(columns, language));
  for await (const rows of readLogged(context, query))
    yield rows.map((row) => toCsvLine(toCells(columns, row, language))).join('');
}

/** Reads the rows of a list, and logs that the person saves them. */
async function* readLogged(context: InboxContext, query: InboxListQuery) {
  const { database } = context.get('portal');
  for await (const rows of readRows(database, query)) {
    const references = rows.map(({ reference }) => reference ?? '');
    await logAccess(context, database, { action: 'export', references });
    yield rows;
  }
}

function sendCsv(context: InboxContext, content: string, lines: AsyncGenerator<string>): Response {
  nameFile(context, content, 'csv');
  context.header('Content-Type', 'text/csv; charset=utf-8');
  // Read only as fast as the client does, so that a long list needs little memory.
  return stream(
    context,
    async (out) => {
      await out.write(byteOrderMark);
      for await (const line of lines) {
        if (out.aborted) return;
        await out.write(line);
      }
    },
    async ({ message }) => {
      context.get('portal').log(`an export broke off: ${message}`);
      // A broken download is better than a file that looks complete.
      context.env.outgoing.destroy();
    },
  );
}

/** Names the file by the day, such as `inbox-2026-11-20.csv`. */
function nameFile(context: InboxContext, content: string, extension: string) {
  const today = toIndianDay(context.get('portal').now());
  const file = `${content}-${today}.${extension}`;
  context.header('Content-Disposition', `attachment; filename="${file}"`);
}
