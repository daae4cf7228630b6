import type { Page } from '@playwright/test';

/**
 * Waits until every island of the page works: Astro takes the mark `ssr` away when one has started.
 * The search box starts when it is used.
 */
export async function untilReady(page: Page) {
  await page.waitForFunction(
    () => !document.querySelector('astro-island[ssr]:not([client=focus])'),
  );
}
