import type { Page } from '@playwright/test';
import { toLocalPath } from '../src/core/paths.ts';
import { languages } from '../src/i18n/languages.ts';
import { getTranslator } from '../src/i18n/translate.ts';
import { readEntries } from '../tests/support/content.ts';
import { runAxe } from './support/axe.ts';
import { findOverflow } from './support/overflow.ts';
import { expect, open, test } from './support/test.ts';

// Other specs look at each page under reduced motion, where the tickers are lists; here they run.
for (const path of ['/', '/error/404', '/hi', '/hi/error/404']) {
  test(`All of ${path} fits on 320 px with normal and with large text while its tickers run (A11Y-2, A11Y-3)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    for (const size of ['normal', 'large']) {
      await page.evaluate((value) => (document.documentElement.dataset.textSize = value), size);
      expect(await findOverflow(page, 'body'), `with ${size} text`).toEqual([]);
    }
  });
}

for (const language of languages) {
  test(`The tier table in ${language} is scrolled with the arrow keys, and the page stays where it is (A11Y-2)`, async ({
    page,
  }) => {
    test.skip(readEntries('tiers').length < 3, 'All tiers fit on a phone.');
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, toLocalPath('/membership/become', language));
    const region = page.getByRole('region', { name: getTranslator(language)('tiers.table') });
    await region.focus();
    await expect(region).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
}

for (const path of [
  '/',
  '/about/ombudsman',
  '/membership/become',
  '/error/404',
  '/hi',
  '/hi/about/ombudsman',
]) {
  for (const width of [320, 1280]) {
    test(`Every control on ${path} is large enough, or far enough from its neighbours, at ${width} px (MOT-6)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, path);
      const { barriers, judged } = await runAxe(page, { rules: ['target-size'], counted: true });
      expect(judged, 'The rule has looked at something').toBeGreaterThan(10);
      expect(barriers, 'Give these 24 × 24 px, or more room around them').toEqual([]);
    });
  }
}

test('A page at 200 % zoom with the largest text can still be used (A11Y-3)', async ({ page }) => {
  await setZoomed(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'Accessibility' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await findOverflow(page, 'body')).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
});

/** A window of 1280 × 800 at 200 % has half as many CSS pixels. */
function setZoomed(page: Page) {
  return page.setViewportSize({ width: 640, height: 400 });
}
