import { toSecrets } from '@federation/portal/service/call/secrets';
import { openDatabase } from '@federation/portal/service/database/open';
import { startSession } from '@federation/portal/inbox/sign-in/sessions';
import type { PortalSettings } from '@federation/portal/contract/settings';
import { portalSecret } from './portal-process.ts';
import { calculatePercentile } from './rate.ts';

/** Loads of each page. */
const times = 50;

/** The list, a page far in it, and a submission. */
const pages = ['', '?page=1000', '/IFSF-M-2025-050000'];

/** A search with one result, one with all submissions, and one for two common words. */
const searches = ['?search=visitor777', '?search=visitor', '?search=visitor+bank'];

/** 99th percentiles, in milliseconds. */
interface InboxTimes {
  page: number;
  search: number;
}

/**
 * Measures the pages and the search of the inbox.
 *
 * @throws {Error} when a page is not answered with 200
 */
export async function measureInbox(
  base: string,
  { database: name, settings }: { database: string; settings: PortalSettings },
): Promise<InboxTimes> {
  const database = openDatabase(name);
  const secrets = toSecrets(portalSecret);
  const cookie = await database
    .transaction()
    .execute((store) => startSession(store, secrets, settings.email, new Date()));
  await database.destroy();
  // The inbox answers at its own name only.
  const address = `${base.replace('127.0.0.1', 'localhost')}/inbox`;
  const measure = async (paths: readonly string[]) => {
    const durations: number[] = [];
    for (const path of Array.from({ length: times }, () => paths).flat()) {
      const started = performance.now();
      const page = await fetch(`${address}${path}`, {
        headers: { Cookie: `inbox-session=${cookie}` },
      });
      await page.text();
      durations.push(performance.now() - started);
      if (page.status !== 200) throw new Error(`The inbox answers ${page.status}.`);
    }
    return calculatePercentile(durations, 99);
  };
  return { page: await measure(pages), search: await measure(searches) };
}
