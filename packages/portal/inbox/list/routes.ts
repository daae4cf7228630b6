import type { Hono } from 'hono';
import type { InboxContext, InboxEnv, InboxPortal } from '../request/context.ts';
import { readStopped } from '../../service/database/deletion-guard.ts';
import { sendListPage } from './page.ts';
import { readListQuery, toPageCount } from './query.ts';
import { countList, readCounts, readList, readUnsentCodes } from './read.ts';

/** Sends the list that the address asks for. */
export async function sendList(
  context: InboxContext,
  portal: InboxPortal,
  fault?: string,
): Promise<Response> {
  const asked = readListQuery((name) => context.req.query(name));
  const stopped = await readStopped(portal.database);
  const counts = await readCounts(portal.database, asked.kind);
  const count =
    asked.view === 'any' || asked.text
      ? await countList(portal.database, asked)
      : counts[asked.view];
  const pages = toPageCount(asked, count);
  // The last page may be gone when submissions were answered meanwhile.
  const query = { ...asked, page: Math.min(asked.page, pages) };
  const list = { rows: await readList(portal.database, query), count, pages };
  const unsentCodes = await readUnsentCodes(portal.database);
  return sendListPage(context, portal, { stopped, query, list, counts, unsentCodes, fault });
}

export function addList(inbox: Hono<InboxEnv>, portal: InboxPortal): void {
  inbox.get('/', (context) => sendList(context, portal));
}
