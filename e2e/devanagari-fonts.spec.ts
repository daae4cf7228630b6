import type { Page } from '@playwright/test';
import { storageKeys } from '../src/core/storage-keys.ts';
import { rememberFonts } from './support/fonts.ts';
import { expect, open, test } from './support/test.ts';

const path = '/hi/about/charter';

test('A device without a Devanagari font shows a page in Hindi once its fonts are there, and in these fonts', async ({ page }) => {
  await page.addInitScript(simulateMissingFont);
  await page.addInitScript(rememberFonts, storageKeys.fonts);
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
  const expected = await measureTexts(page);

  const released = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    asked.resolve(undefined);
    await released.promise;
    await route.continue();
  });
  // Without a cache, so that the fonts are requested again.
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'commit' });
  await asked.promise;
  await expect(page.locator('h1')).toBeAttached();
  await expect(page.locator('h1')).toBeHidden();
  released.resolve(undefined);
  await expect(page.locator('h1')).toBeVisible();
  expect(await measureTexts(page)).toEqual(expected);
});

test('A device without a Devanagari font shows a page in Hindi even if its fonts never come', async ({ page }) => {
  await page.addInitScript(simulateMissingFont);
  // An answer that never ends: the route is not continued.
  await page.route('**/*.woff2', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
});

/** Makes every character as wide as the missing-glyph box. */
function simulateMissingFont() {
  CanvasRenderingContext2D.prototype.measureText = () => ({ width: 10 }) as TextMetrics;
}

/** The widths of the heading and a menu link, which have different fonts. */
function measureTexts(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['h1', '#main-menu a'].map((selector) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(selector) as HTMLElement);
      return range.getBoundingClientRect().width;
    }),
  );
}
