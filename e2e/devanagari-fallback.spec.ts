import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

const path = '/hi/about/charter';

test('A device without a Devanagari font uses the web fonts, even if they arrive late', async ({ page }) => {
  await page.addInitScript(simulateMissingFont);
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
  const expected = await measureTexts(page);

  const released = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await released.promise;
    await route.continue();
  });
  // Without a cache, so that the fonts are requested again.
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const before = await measureTexts(page);
  released.resolve(undefined);
  await expect.poll(() => measureTexts(page)).toEqual(expected);
  expect(before, 'The fonts were not late, so the test proves nothing').not.toEqual(expected);
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
