import type { Locator } from '@playwright/test';
import { findOverflow } from './support/overflow.ts';
import { expect, open, test } from './support/test.ts';

const phone = { width: 360, height: 640 };
const desk = { width: 1280, height: 720 };

// Other specs test pages under reduced motion, where the tickers are lists; here they run.
for (const path of ['/hi', '/error/404'])
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

test('A page at 200 % zoom with the largest text can still be used (A11Y-3)', async ({ page }) => {
  // A window of 1280 × 800 at 200 % has half as many CSS pixels.
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Accessibility' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await findOverflow(page, 'body')).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last().click();
  await expect(page).toHaveURL('/contact');
});

test('Keys scroll the tier table, which shows two tiers beside the names of the rows on a phone (A11Y-2)', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/hi/membership/become');
  const region = page.getByRole('region', { name: 'सदस्यता श्रेणियों की तुलना' });
  const tiers = region.getByRole('columnheader');
  const name = region.getByRole('rowheader').first();
  await region.scrollIntoViewIfNeeded();
  await expectBeside(name, tiers.nth(1), tiers.nth(2));
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
  await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expectBeside(name, tiers.last());
});

test('The menu of the section and the list of parts stay in view while the page scrolls', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await open(page, '/about/overview');
  const parts = page.getByRole('navigation', { name: 'On this page' });
  const part = parts.getByRole('link').nth(2);
  await part.click();
  await expect(
    page.getByRole('heading', { name: (await part.textContent()) ?? '', level: 2 }),
  ).toBeInViewport();
  await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'In this section' })).toBeInViewport({
    ratio: 1,
  });

  await page.setViewportSize(phone);
  await expect(parts).toHaveCount(1);
  await expectAbove(parts, page.getByRole('heading', { level: 2 }).first());
});

test('A phone shows what is new and the circulars together, before lists of links', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const panels = page.getByRole('main').locator('section');
  const news = panels.filter({ has: page.locator('a[href="/notices"]') });
  const last = (await news.count()) - 1;
  expect(last, 'panels with notices, but for the first').toBeGreaterThan(0);
  const isSame = (element: Element, other: unknown) => element === other;
  expect(await panels.nth(last).evaluate(isSame, await news.nth(last).elementHandle())).toBe(true);
  await expectAbove(news.nth(last), panels.nth(last + 1));
});

test('On paper the footer’s words are dark, with high contrast too', async ({ page }) => {
  await open(page, '/about/ombudsman');
  await page.evaluate(() => (document.documentElement.dataset.contrast = 'high'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

/** Expects that one element ends above the start of another. */
async function expectAbove(upper: Locator, lower: Locator) {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
}

/**
 * Expects that two columns are entirely to the right of the names of the rows, and in the window.
 */
async function expectBeside(name: Locator, ...columns: Locator[]) {
  const names = await name.boundingBox();
  expect(names?.x).toBeGreaterThanOrEqual(0);
  for (const column of columns) {
    const box = await column.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((names?.x ?? 0) + (names?.width ?? 0) - 1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  }
}
