import { toSecrets } from '../../../portal/codes/secrets.ts';
import { openDatabase } from '../../../portal/database/open.ts';
import { startSession } from '../../../portal/inbox/sign-in/sessions.ts';
import type { PortalSettings } from '../../../src/core/portal-settings.ts';
import { portalSecret } from './portal-process.ts';
import { toPercentile } from './rate.ts';

/** How often each page is loaded. */
const times = 50;

/** The list, a page far in it, a search, and a submission. */
const pages = ['', '?page=1000', '?search=visitor777', '/IFSF-M-2025-050000'];

/**
 * How long a page of the inbox takes, in milliseconds; 99 of 100 take no longer.
 *
 * @throws {Error} when a page is not answered with 200
 */
export async function measureInbox(
  base: string,
  { database: name, settings }: { database: string; settings: PortalSettings },
): Promise<number> {
  const database = openDatabase(name);
  const secrets = toSecrets(portalSecret);
  const cookie = await database
    .transaction()
    .execute((store) => startSession(store, secrets, settings.email, new Date()));
  await database.destroy();
  // The inbox answers at its own name only.
  const address = `${base.replace('127.0.0.1', 'localhost')}/inbox`;
  const durations: number[] = [];
  for (const path of Array.from({ length: times }, () => pages).flat()) {
    const started = performance.now();
    const page = await fetch(`${address}${path}`, {
      headers: { Cookie: `inbox-session=${cookie}` },
    });
    await page.text();
    durations.push(performance.now() - started);
    if (page.status !== 200) throw new Error(`The inbox answers ${page.status}.`);
  }
  return toPercentile(durations, 99);
}
