import { existsSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../playwright.config.ts';
import { createSiteServer } from '@federation/hosting/server';
import { toLocalPath } from '@federation/base/paths';
import { languages, type Language } from '@federation/i18n/languages';
import { readQueries } from './search/queries.ts';
import { describeMisses, scoreResults, type QueryResults } from './search/score.ts';

/**
 * Runs all queries of each language in the search of the built site, in a browser, and prints how
 * often the right page comes first, with the misses.
 *
 * @throws {Error} naming the right pages that the site does not have
 */
export async function measureSearch(): Promise<void> {
  const site = createSiteServer('dist').listen(0);
  await once(site, 'listening');
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({
      baseURL: `http://localhost:${(site.address() as AddressInfo).port}`,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(() => sessionStorage.setItem('site.disclaimer', 'dismissed'));
    for (const language of languages) {
      const answers = await askAll(page, language);
      const { first, amongThree } = scoreResults(answers);
      console.log(
        `\n${language}, ${answers.length} queries: ${toPercent(first)} first, ${toPercent(amongThree)} among three\n`,
      );
      for (const line of describeMisses(answers)) console.log(`  ${line}`);
    }
  } finally {
    await browser.close();
    site.close();
  }
}

async function askAll(page: Page, language: Language): Promise<QueryResults[]> {
  const queries = readQueries(language);
  const pages = new Set(queries.flatMap(([, right]) => right));
  const missing = [...pages].filter((path) => !existsSync(`dist${path}.html`));
  if (missing.length > 0)
    throw new Error(
      `These pages of the queries in scripts/bench/search (${language}) are not on the site: ${missing.join(', ')}. Correct their addresses, or remove the queries.`,
    );
  const toAddress = (query: string) =>
    `${toLocalPath('/search', language)}?${new URLSearchParams({ q: query })}`;
  const answers: QueryResults[] = [];
  for (const [query, right] of queries) {
    if (answers.length === 0) await page.goto(toAddress(query));
    else await page.evaluate(goTo, toAddress(query));
    answers.push({ query, right, results: await readResults(page, query) });
  }
  return answers;
}

/** Navigates as Back and Forward do, without loading the page and the index again. */
function goTo(address: string): void {
  history.replaceState(history.state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** The paths of the results that are shown at first. */
async function readResults(page: Page, query: string): Promise<string[]> {
  const main = page.getByRole('main');
  await main
    .getByRole('status')
    .filter({ hasText: `“${query}”` })
    .waitFor();
  return main
    .locator('ol[aria-label] > li > a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
}

const toPercent = (share: number) => `${Math.round(share * 100)} %`;
