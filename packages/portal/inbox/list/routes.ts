import type { Hono } from 'hono';
import { readStopped } from '../../service/database/deletion-guard.ts';
import {
  seenKinds,
  type InboxContext,
  type InboxEnv,
  type InboxPortal,
} from '../request/context.ts';
import { sendListPage } from './page.ts';
import { readListQuery, toPageCount } from './query.ts';
import { countList, readCounts, readList, readUnsentCodes } from './read.ts';

/** Sends the list that the address asks for. */
export async function sendList(
  context: InboxContext,
  portal: InboxPortal,
  fault?: string,
): Promise<Response> {
  const seen = seenKinds(context);
  const asked = readListQuery((name) => context.req.query(name), seen);
  const stopped = await readStopped(portal.database);
  const counts = await readCounts(portal.database, asked.kinds);
  const count =
    asked.view === 'any' || asked.text
      ? await countList(portal.database, asked)
      : counts[asked.view];
  const pages = toPageCount(asked, count);
  // The last page may be gone when submissions were answered meanwhile.
  const query = { ...asked, page: Math.min(asked.page, pages) };
  const list = { rows: await readList(portal.database, query), count, pages };
  const unsentCodes = seen.includes('certificate') ? await readUnsentCodes(portal.database) : [];
  return sendListPage(context, portal, { stopped, query, list, counts, unsentCodes, fault });
}

export function addList(inbox: Hono<InboxEnv>, portal: InboxPortal): void {
  inbox.get('/', (context) => sendList(context, portal));
}
