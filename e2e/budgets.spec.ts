import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../tests/support/built-site.ts';
import { expect, open, test } from './support/test.ts';

/**
 * What the fonts of a page may weigh in bytes. What else has a budget can be read from the built
 * files: `tests/dist/live/budgets.test.ts`.
 */
const budgets = { en: 30 * 1024, hi: 90 * 1024 };

for (const path of [
  '/',
  '/about/ombudsman',
  '/terms',
  '/error/404',
  '/hi',
  '/hi/about/ombudsman',
  '/hi/terms',
  '/hi/error/404',
]) {
  const language = path.startsWith('/hi') ? 'hi' : 'en';

  test(`${path} loads no more than the fonts of its script`, async ({ page }) => {
    const fonts = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() === 'font')
        fonts.set(pathname, statSync(join(dist, pathname)).size);
    });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    const sum = [...fonts.values()].reduce((total, size) => total + size, 0);
    expect(fonts.size, 'A heading and a text font').toBeGreaterThanOrEqual(2);
    expect(sum, [...fonts].map(([name, size]) => `${name} ${size}`).join(', ')).toBeLessThanOrEqual(
      budgets[language],
    );
  });
}
