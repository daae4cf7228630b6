import type { Locator } from '@playwright/test';
import { templates } from '../scripts/bench/templates.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { languages } from '../src/i18n/languages.ts';
import { getTranslator } from '../src/i18n/translate.ts';
import { readEntries } from '../tests/support/content.ts';
import type { Tag } from '../tests/support/html.ts';
import { firstOf, isIsland, pagesWith } from './support/find-pages.ts';
import { expect, open, test } from './support/test.ts';

// What moves, and the look-up, have tests of their own.
test.use({ contextOptions: { reducedMotion: 'reduce' }, lookUp: 'unasked' });

const phone = { width: 360, height: 640 };
const desk = { width: 1280, height: 720 };

for (const language of languages) {
  const t = getTranslator(language);

  test(`In ${language} tabs are on one line on a desk, and one below the other on a phone (A11Y-2)`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    for (const { path } of pagesWith(isIsland('Tabs'), language)) {
      await page.setViewportSize(desk);
      await open(page, path);
      const tabs = page.getByRole('tab');
      expect(new Set(await edges(tabs, 'y')).size, `lines of tabs on ${path}`).toBe(1);
      await page.setViewportSize(phone);
      expect(new Set(await edges(tabs, 'x')).size, `edges of tabs on ${path}`).toBe(1);
      expect(new Set(await edges(tabs, 'y')).size).toBe(await tabs.count());
    }
  });

  test(`In ${language} the menu of the section and the parts of the page stay in view while one reads`, async ({
    page,
  }) => {
    const isContents = ({ name, attributes }: Tag) =>
      name === 'nav' && attributes['aria-label'] === t('page.contents');
    const { path } = firstOf(pagesWith(isContents, language), 'long text');
    await page.setViewportSize(desk);
    await open(page, path);
    const parts = page.getByRole('navigation', { name: t('page.contents') });
    const menu = page.getByRole('navigation', { name: t('menu.section') });
    await expect(parts).toHaveCount(1);
    const part = parts.getByRole('link').nth(2);
    await part.click();
    await expect(
      page.getByRole('heading', { name: (await part.textContent()) ?? '', level: 2 }),
    ).toBeInViewport();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(part).toBeInViewport({ ratio: 1 });

    await page.setViewportSize(phone);
    await expect(parts).toHaveCount(1);
    expect(await isAbove(parts, page.getByRole('heading', { level: 2 }).first())).toBe(true);
  });

  test(`In ${language} no page has an empty right half for two screens below its first one`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(desk);
    for (const path of templates.map((each) => toLocalPath(each, language))) {
      await open(page, path);
      expect(await page.evaluate(findEmptyScreens), `Screens of ${path}`).toEqual([]);
    }
  });

  test(`In ${language} a phone shows what is new and the circulars together, before lists of links`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, toLocalPath('/', language));
    const panels = page.getByRole('main').locator('section');
    const news = panels.filter({
      has: page.locator(`a[href="${toLocalPath('/notices', language)}"]`),
    });
    const last = (await news.count()) - 1;
    expect(last, 'panels with notices, but for the first').toBeGreaterThan(0);
    expect(await panels.nth(last).evaluate(isSame, await news.nth(last).elementHandle())).toBe(
      true,
    );
    expect(await isAbove(news.nth(last), panels.nth(last + 1))).toBe(true);
  });

  test(`In ${language} a phone shows two tiers beside the names of the rows, wherever the table is scrolled to`, async ({
    page,
  }) => {
    test.skip(readEntries('tiers').length < 3, 'All tiers fit on a phone.');
    await page.setViewportSize(phone);
    await open(page, toLocalPath('/membership/become', language));
    const region = page.getByRole('region', { name: t('tiers.table') });
    const tiers = region.getByRole('columnheader');
    const name = region.getByRole('rowheader').first();
    const count = await tiers.count();
    await region.scrollIntoViewIfNeeded();
    await expectBeside(name, tiers.nth(1), tiers.nth(2));
    await region.focus();
    await page.keyboard.press('End');
    await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expectBeside(name, tiers.nth(count - 2), tiers.nth(count - 1));
  });
}

for (const contrast of ['normal', 'high']) {
  test(`On paper the footer’s words are dark, with ${contrast} contrast too`, async ({ page }) => {
    await open(page, '/about/ombudsman');
    await page.evaluate((value) => (document.documentElement.dataset.contrast = value), contrast);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
}

/** The left or the upper edges of elements, in whole pixels. */
const edges = (elements: Locator, side: 'x' | 'y') =>
  elements.evaluateAll(
    (all, key) => all.map((element) => Math.round(element.getBoundingClientRect()[key])),
    side,
  );

const isSame = (element: Element, other: unknown) => element === other;

/** Whether one thing ends above the beginning of another. */
async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above !== null && below !== null && above.y + above.height <= below.y + 1;
}

/** Expects that two columns are wholly to the right of the names of the rows, and in the window. */
async function expectBeside(name: Locator, ...columns: Locator[]) {
  const names = await name.boundingBox();
  expect(names?.x).toBeGreaterThanOrEqual(0);
  for (const column of columns) {
    const box = await column.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((names?.x ?? 0) + (names?.width ?? 0) - 1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  }
}

/**
 * Scrolls through the main part of a page and returns the positions, in pixels, at which two
 * whole screens of it have nothing in their right half. One may: a card in a row of its own, and a text.
 */
function findEmptyScreens(): number[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const { bottom } = main.getBoundingClientRect();
  const empty: number[] = [];
  for (let top = innerHeight; top + 2 * innerHeight <= bottom; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    const filled = [...main.querySelectorAll('*')].some((element) => {
      if (element.childElementCount > 0 || !element.checkVisibility()) return false;
      const box = element.getBoundingClientRect();
      return box.right > innerWidth * 0.6 && box.bottom > 0 && box.top < 2 * innerHeight;
    });
    if (!filled) empty.push(top);
  }
  return empty;
}
