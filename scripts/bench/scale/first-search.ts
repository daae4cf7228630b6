import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../../../playwright.config.ts';
import { createSiteServer } from '../../../src/build/serve/server.ts';
import writePhoneFonts from '../../setup/phone-fonts.ts';

/** What a visitor who searches for the first time loads for it. */
interface FirstSearch {
  what: string;
  /** As they were sent. */
  bytes: number;
  requests: number;
  /** The address of what was largest, and its bytes. */
  largest: string;
}

interface Loaded {
  path: string;
  bytes: number;
}

/**
 * What is searched for: a word of most records, and the invented name of one old record
 * (`vocabulary.ts`).
 */
const queries = [
  { what: 'first search, a common word', search: '?q=operator' },
  { what: 'first search, a rare name', search: '?q=Navnavnav' },
  { what: 'first search in the records of one year', search: '?q=operator&year=2004' },
];

/**
 * Measures first searches in a browser, each with nothing cached.
 *
 * @param dist the folder of a built site
 */
export async function measureFirstSearch(dist: string): Promise<FirstSearch[]> {
  const site = createSiteServer(dist).listen(0);
  await once(site, 'listening');
  const baseURL = `http://localhost:${(site.address() as AddressInfo).port}`;
  await writePhoneFonts();
  const browser = await chromium.launch(launchOptions);
  try {
    const suggestions = await collect(browser, baseURL, '/search/', async (page) => {
      await page.goto('/about/charter');
      await page.locator('#site-search').pressSequentially('ch');
      await page.getByRole('option').first().waitFor();
    });
    const searches: FirstSearch[] = [toFirstSearch('suggestions of the search box', suggestions)];
    for (const { what, search } of queries) {
      const loaded = await collect(browser, baseURL, '/pagefind/', async (page) => {
        await page.goto(`/search${search}`);
        await page.getByRole('status').filter({ hasText: /“/ }).waitFor();
      });
      searches.push(toFirstSearch(what, loaded));
    }
    return searches;
  } finally {
    await browser.close();
    site.close();
  }
}

/** What a visitor’s action loads from a folder of the site. */
async function collect(
  browser: Browser,
  baseURL: string,
  folder: string,
  act: (page: Page) => Promise<void>,
): Promise<Loaded[]> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  const loads: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith(folder))
      loads.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, bytes })));
  });
  await page.addInitScript(() => sessionStorage.setItem('site.disclaimer', 'dismissed'));
  await act(page);
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(loads);
  await context.close();
  return loaded.sort((a, b) => b.bytes - a.bytes);
}

function toFirstSearch(what: string, loaded: readonly Loaded[]): FirstSearch {
  const [first = { path: 'nothing', bytes: 0 }] = loaded;
  return {
    what,
    bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: loaded.length,
    largest: `${first.path} ${first.bytes}`,
  };
}
