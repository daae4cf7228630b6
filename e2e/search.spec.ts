import { languages } from '../src/i18n/languages.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { findBarriersInBothContrasts, runAxe } from './support/axe.ts';
import { expectedResults } from './support/search-queries.ts';
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

test('The search box of a page opens the results, keeps the word and says how much was found (SRCH-1)', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Search this site').fill('ombudsman');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=ombudsman');
  await expect(page.getByLabel('Search this site')).toHaveValue('ombudsman');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results for “ombudsman”$/);
  await main.getByRole('link', { name: 'Ombudsman', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ombudsman' })).toBeVisible();
});

for (const language of languages) {
  const queries = expectedResults.filter((expected) => expected.language === language);

  test(`Each of ${queries.length} queries in ${language} finds its page among the first three results (SRCH-2)`, async ({ page }) => {
    test.setTimeout(queries.length * 5000);
    for (const { query, page: expected } of queries) {
      await page.goto(`${toLocalPath('/search', language)}?${new URLSearchParams({ q: query })}`);
      const results = toResults(page);
      await results.first().waitFor();
      const paths = await results.evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')));
      expect.soft(paths, query).toContain(toLocalPath(expected, language));
    }
  });
}

test('हिंदी and हिन्दी, with and without nukta, in both kinds of digits, find the same (SRCH-2)', async ({ page }) => {
  const counts: (string | undefined)[] = [];
  for (const query of ['हिन्दी', 'हिंदी', 'दस्तावेज़ 2026', 'दस्तावेज २०२६']) {
    await open(page, `/hi/search?${new URLSearchParams({ q: query })}`);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(/\d/);
    counts.push(/(\d+) परिणाम$/.exec((await status.textContent()) ?? '')?.[1]);
  }
  expect(counts[0]).toBeDefined();
  expect(counts[1]).toBe(counts[0]);
  expect(counts[3]).toBe(counts[2]);
});

test('Results narrow by type, year and language; the address keeps it, and Back takes it away (SRCH-3)', async ({ page }) => {
  await open(page, '/search?q=complaint');
  const main = page.getByRole('main');
  await main.getByLabel('Type').selectOption('orders');
  await expect(page).toHaveURL('/search?q=complaint&type=orders');
  await main.getByLabel('Year').selectOption('2026');
  await expect(page).toHaveURL('/search?q=complaint&type=orders&year=2026');
  const links = toResults(page);
  await expect(main.getByText('Orders · 2026').first()).toBeVisible();
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    expect(href).toContain('/about/ombudsman/orders/');
  await page.reload();
  await expect(main.getByText('Orders · 2026').first()).toBeVisible();
  await page.goBack();
  await expect(main.getByLabel('Year')).toHaveValue('');
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await main.getByLabel('Language').selectOption('all');
  await expect(page).toHaveURL('/search?q=complaint&lang=all');
});

test('A Hindi word on the English page is found in the Hindi pages, and the result says so', async ({ page }) => {
  await open(page, `/search?${new URLSearchParams({ q: 'शिकायत', lang: 'hi' })}`);
  const first = page.getByRole('list', { name: 'Search results' }).getByRole('listitem').first();
  await expect(first).toHaveAttribute('lang', 'hi');
  await expect(first.getByText('Hindi')).toBeVisible();
  await expect(first.locator('mark').first()).toBeVisible();
});

test('A search that finds nothing says so and offers a way on (SRCH-2)', async ({ page }) => {
  await open(page, '/search?q=zzzqqq');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Nothing was found for “zzzqqq”.');
  await expect(main.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await main.getByRole('link', { name: 'Site map' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site Map' })).toBeVisible();
});

test('A query is text, whatever it holds', async ({ page }) => {
  await open(page, `/search?${new URLSearchParams({ q: '<img src=x onerror=alert(1)>' })}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText('<img src=x onerror=alert(1)>');
});

test('Nothing of the search loads before its box is used; then it suggests pages to keyboard and screen reader', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/terms');
  const before = asked.filter((path) => /search|pagefind|minisearch/i.test(path));
  expect(before).toEqual([]);
  const box = page.getByLabel('Search this site');
  await box.pressSequentially('ombuds');
  const suggestions = page.getByRole('option');
  await expect(suggestions.first()).toContainText('Ombudsman');
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d suggestions/);
  await box.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(box).toHaveValue('ombuds');
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await box.press('Enter');
  await expect(page).toHaveURL(/ombudsman/);
  expect(asked.filter((path) => path.startsWith('/pagefind'))).toEqual([]);
});

test('What was typed before the box is ready is kept', async ({ page }) => {
  await page.route('**/SiteSearch.*.js', async (route) => {
    await page.getByLabel('Search this site').evaluate((box: HTMLInputElement) => (box.value = 'charter'));
    await route.continue();
  });
  await open(page, '/terms');
  const box = page.getByLabel('Search this site');
  await box.focus();
  await expect(page.getByRole('combobox')).toHaveValue('charter');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=charter');
});

for (const path of ['/search?q=complaint', '/hi/search?q=शिकायत', '/search?q=zzzqqq']) {
  test(`axe finds no barrier in ${path} in either contrast (A11Y-1)`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('main').getByRole('status')).toContainText('“');
    expect(await findBarriersInBothContrasts(page)).toEqual([]);
  });
}

test('axe finds no barrier in open suggestions (A11Y-1)', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Search this site').pressSequentially('ombuds');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect((await runAxe(page, { part: 'header' })).barriers).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page leads to the site map (SRCH-3)', async ({ page }) => {
    await page.goto('/search?q=charter');
    const main = page.getByRole('main');
    await expect(main.getByText('The search needs JavaScript')).toBeVisible();
    await main.getByRole('link', { name: 'Site map' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Site Map' })).toBeVisible();
  });
});

/** The titles of the results, which lead to their pages. */
function toResults(page: Page) {
  return page.getByRole('list', { name: /^(Search results|खोज के परिणाम)$/ }).locator('> li > a');
}
