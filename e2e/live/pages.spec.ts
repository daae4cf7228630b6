import type { Page } from '@playwright/test';
import { templates } from '../../scripts/bench/templates.ts';
import { toLocalPath } from '../../packages/base/shared/paths.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { routes } from '../../tests/support/built-site.ts';
import { findChangedPages } from '../support/changed-pages.ts';
import { judgePages } from '../support/judged-pages.ts';
import { expect } from '../support/test.ts';

/** A short run tests only the pages that show a change of the content. */
const changed = findChangedPages(process.env['CHANGED_CONTENT']);

if (changed) judgePages(routes.filter(({ page }) => changed.has(page)).map(({ path }) => path));
else
  judgePages(
    languages
      .flatMap((language) => templates.map((path) => toLocalPath(path, language)))
      // The build leaves out drafts.
      .filter((path) => routes.some((route) => route.path === path)),
    expectLayout,
  );

/**
 * Expects that no two screens below the first are empty in their right half on a desktop, and that
 * the title begins within 300 px on a phone.
 */
async function expectLayout(page: Page) {
  expect.soft(await page.evaluate(findEmptyScreens), 'empty screens, from px').toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect.soft(title?.y, 'the top of the title').toBeLessThan(300);
}

/**
 * Scrolls through the main part of a page and returns the positions, in pixels, at which two whole
 * screens are empty in their right half. One screen may be: a card in a row of its own, and a text.
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
  scrollTo({ top: 0, behavior: 'instant' });
  return empty;
}
