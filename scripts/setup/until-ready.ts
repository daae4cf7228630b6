import type { Page } from '@playwright/test';

/**
 * Waits until every island of the page works: Astro removes the attribute `ssr` once one has
 * started. The search box starts only in use.
 */
export async function untilReady(page: Page) {
  await page.waitForFunction(
    () => !document.querySelector('astro-island[ssr]:not([client=focus])'),
  );
}
