import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

const path = '/hi/about/charter';

test('A device without Devanagari letters gets those of the page, even when they come late', async ({ page }) => {
  await page.addInitScript(pretendNoLetters);
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
  const onTime = await widthsOfWords(page);

  const late = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await late.promise;
    await route.continue();
  });
  // Without a cache, so that the fonts are asked for again.
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const before = await widthsOfWords(page);
  late.resolve(undefined);
  await expect.poll(() => widthsOfWords(page)).toEqual(onTime);
  expect(before, 'The fonts were not late, so this proved nothing').not.toEqual(onTime);
});

/** Every letter is the same box. */
function pretendNoLetters() {
  CanvasRenderingContext2D.prototype.measureText = () => ({ width: 10 }) as TextMetrics;
}

/** How wide the heading and a link of the menu are: two fonts of different names. */
function widthsOfWords(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['h1', '#main-menu a'].map((selector) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(selector) as HTMLElement);
      return range.getBoundingClientRect().width;
    }),
  );
}
