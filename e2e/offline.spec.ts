import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
});

/** Waits until the service worker controls the page. */
async function untilWorkerRuns(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      );
  });
}

test('Visited pages and certificate verification open without a connection', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  await untilWorkerRuns(page);
  await open(page, '/about/ombudsman?from=test');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  await page.goto('/about/ombudsman');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  await page.goto('/certificate-verify');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/hi/certificate-verify');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('Without a connection, an unvisited page says so in its language and keeps its address', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  await untilWorkerRuns(page);
  await context.setOffline(true);
  await page.goto('/hi/privacy');
  const heading = page.getByRole('heading', { level: 1, name: 'नेटवर्क कनेक्शन की समस्या' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL('/hi/privacy');
  await context.setOffline(false);
  await page.reload();
  await expect(heading).toBeHidden();
});

test('The caches contain no searches', async ({ page }) => {
  await open(page, '/search?q=secret');
  await untilWorkerRuns(page);
  await open(page, '/search?q=secret');
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open('site-pages-1')).keys()).map(
          ({ url }) => new URL(url).pathname + new URL(url).search,
        ),
      ),
    )
    .toEqual(['/search']);
  const names = await page.evaluate(() => caches.keys());
  expect(names.map((name) => name.replace(/-[\da-f]{12}$/, '-…')).sort()).toEqual([
    'site-build-…',
    'site-files-1',
    'site-pages-1',
  ]);
});

test('A browser that saves data keeps only the offline page from the start', async ({
  page,
  context,
}) => {
  await context.route('**/sw.js', async (route) => {
    const answer = await route.fetch();
    const saving =
      "Object.defineProperty(globalThis.navigator,'connection',{value:{saveData:true}});";
    await route.fulfill({ response: answer, body: saving + (await answer.text()) });
  });
  await open(page, '/contact');
  await untilWorkerRuns(page);
  const kept = await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('site-build-')) ?? '';
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline');
  expect(kept).not.toContain('/certificate-verify');
});
