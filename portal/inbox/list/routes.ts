import type { Hono } from 'hono';
import type { InboxContext, InboxEnv, InboxPortal } from '../context.ts';
import { sendListPage } from './page.ts';
import { readListQuery } from './query.ts';
import { countList, readCounts, readList } from './read.ts';

/** Sends the list that the address of a request asks for. */
export async function sendList(
  context: InboxContext,
  portal: InboxPortal,
  fault?: string,
): Promise<Response> {
  const query = readListQuery((name) => context.req.query(name));
  const [rows, counts] = await Promise.all([
    readList(portal.database, query),
    readCounts(portal.database, query.kind),
  ]);
  const count =
    query.view === 'any' || query.text
      ? await countList(portal.database, query)
      : counts[query.view];
  const list = { rows, count };
  return sendListPage(context, portal, { query, list, counts, fault });
}

/** The list of what has arrived. */
export function addList(inbox: Hono<InboxEnv>, portal: InboxPortal): void {
  inbox.get('/', (context) => sendList(context, portal));
}
