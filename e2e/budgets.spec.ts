import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../tests/support/built-site.ts';
import { storageKeys } from '../src/core/storage-keys.ts';
import { rememberFonts } from './support/fonts.ts';
import { expect, open, test } from './support/test.ts';

/** What the fonts of a page may weigh in bytes. What else has a budget can be read from the built files: `tests/dist/budgets.test.ts`. */
const budgets = { en: 24_000, hi: 100_000 };

for (const path of ['/', '/about/ombudsman', '/terms', '/error/404', '/hi', '/hi/about/ombudsman', '/hi/terms', '/hi/error/404']) {
  const language = path.startsWith('/hi') ? 'hi' : 'en';

  test(`${path} loads no more than the fonts of its script`, async ({ page }) => {
    await page.addInitScript(rememberFonts, storageKeys.fonts);
    const fonts = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() === 'font') fonts.set(pathname, statSync(join(dist, pathname)).size);
    });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    const sum = [...fonts.values()].reduce((total, size) => total + size, 0);
    expect(fonts.size, 'A heading and a text font').toBeGreaterThanOrEqual(2);
    expect(sum, [...fonts].map(([name, size]) => `${name} ${size}`).join(', ')).toBeLessThanOrEqual(budgets[language]);
  });
}

for (const path of ['/about/ombudsman', '/hi/about/ombudsman']) {
  test(`${path} is painted before its fonts are fetched, and the next page in them`, async ({ page }) => {
    await open(page, path);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.fonts)).not.toBeNull();
    expect(await page.evaluate(readEarlyFonts), 'Fonts that a first visit asked for before it was painted').toEqual([]);
    await open(page, path);
    expect(await page.evaluate(readEarlyFonts)).not.toEqual([]);
  });
}

for (const path of ['/about/ombudsman', '/hi/about/ombudsman']) {
  test(`${path} is painted before its first script is fetched`, async ({ page }) => {
    await open(page, path);
    const { painted, fetched } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(Math.min(...fetched)).toBeGreaterThan(painted);
  });
}

test('A page in the background, which is not painted, starts as well', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await open(page, '/about/ombudsman');
});

/** The addresses of the fonts that the page asked for before it had loaded. Runs in the page. */
function readEarlyFonts(): string[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return fonts.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0)).map(({ name }) => name);
}
