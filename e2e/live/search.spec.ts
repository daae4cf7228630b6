import { expect, open, test } from '../support/test.ts';

/** Limit for a first search for one word, in bytes as sent. */
const mostBytes = 165_000;

for (const [path, word] of [
  ['/search', 'complaint'],
  ['/hi/search', 'शिकायत'],
] as const)
  test(`A first search for “${word}” loads at most ${mostBytes / 1000} kB`, async ({ page }) => {
    const loads: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (/^\/(pagefind|search)\//.test(new URL(request.url()).pathname))
        loads.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await open(page, `${path}?${new URLSearchParams({ q: word })}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(word);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(loads)).reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });
