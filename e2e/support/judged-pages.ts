import type { Page } from '@playwright/test';
import { findBarriers } from './axe.ts';
import { findOverflow } from './overflow.ts';
import { expect, open, test } from './test.ts';

/**
 * Makes a test for each page. The page has no barrier on a desktop in normal contrast and on a
 * phone in high contrast, which differ most; it fits on 320 px; and it runs without an error.
 *
 * @param also what else is expected of a page that is open
 */
export function judgePages(
  paths: readonly string[],
  also: (page: Page) => Promise<void> = () => Promise.resolve(),
): void {
  // A colour can't be measured while something fades or moves. The look-up has tests of its own.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, lookUp: 'unasked' });

  for (const path of paths)
    test(`${path} has no barrier in either contrast, and fits on 320 px (A11Y-1, A11Y-2, A11Y-3, A11Y-4, PRIV-1, SEC-1)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await open(page, path);
      await also(page);
      await page.setViewportSize({ width: 1280, height: 720 });
      expect.soft(await findBarriers(page), 'on a desk, in normal contrast').toEqual([]);
      await page.setViewportSize({ width: 360, height: 640 });
      expect
        .soft(await findBarriers(page, 'html', 'high'), 'on a phone, in high contrast')
        .toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const size of ['normal', 'large']) {
        await page.evaluate((value) => (document.documentElement.dataset.textSize = value), size);
        expect.soft(await findOverflow(page, 'body'), `at 320 px with ${size} text`).toEqual([]);
      }
    });
}
