import type { Page } from '@playwright/test';
import { createNumber } from '../packages/certificates/shared/number.ts';
import { getIslandTexts } from '../packages/i18n/strings.ts';
import { findBarriers, findBarriersInBothContrasts } from './support/axe.ts';
import { issuer } from './support/certificates.ts';
import { expect, open, test } from './support/test.ts';

const boxOf = (page: Page) => page.getByLabel('Search this site');
const statusOf = (page: Page) => page.getByRole('main').getByRole('status');

/** The titles of the results, which lead to their pages. */
const resultsOf = (page: Page) =>
  page.getByRole('list', { name: /^(Search results|खोज के परिणाम)$/ }).locator('> li > a');

const hrefsOf = (page: Page) =>
  resultsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Opens the search page with a query, and waits until it reports the number of results. */
async function openResults(page: Page, query: string, path = '/search'): Promise<void> {
  await page.goto(`${path}?${new URLSearchParams({ q: query })}`);
  await expect(statusOf(page)).toContainText(`“${query}”`);
}

test('The search box of a page opens the results, keeps the word and says how much was found (SRCH-1)', async ({
  page,
}) => {
  await open(page, '/contact');
  await boxOf(page).fill('Ombudsman');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=Ombudsman');
  await expect(boxOf(page)).toHaveValue('Ombudsman');
  await expect(statusOf(page)).toHaveText(/^\d+ results? for “Ombudsman”$/);
  await resultsOf(page).and(page.locator('[href="/about/ombudsman"]')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ombudsman' })).toBeVisible();
});

test('A page is among the first three results for its title, and for what staff say that people type (SRCH-2)', async ({
  page,
}) => {
  for (const [query, path] of [
    ['First place lost on a tie-break rule', '/about/ombudsman/orders/tie-break-rule'],
    ['prize not paid', '/about/ombudsman'],
    ['इनाम नहीं मिला', '/hi/about/ombudsman'],
  ] as const) {
    await openResults(page, query, path.startsWith('/hi') ? '/hi/search' : '/search');
    expect.soft((await hrefsOf(page)).slice(0, 3), query).toContain(path);
  }
});

test('Results can be filtered by type, year and language; the address has the filters, and Back removes them (SRCH-3)', async ({
  page,
}) => {
  await open(page, '/search?q=charter');
  const main = page.getByRole('main');
  await main.getByLabel('Type').selectOption('notices');
  await expect(page).toHaveURL('/search?q=charter&type=notices');
  await main.getByLabel('Year').selectOption('2026');
  await expect(page).toHaveURL('/search?q=charter&type=notices&year=2026');
  const expectNarrowed = async () => {
    await expect(
      main.locator('a[href="/notices/charter-third-edition-adopted"]').first(),
    ).toBeVisible();
    for (const href of await hrefsOf(page)) expect(href).toMatch(/^\/notices\/./);
  };
  await expectNarrowed();
  await page.reload();
  await expectNarrowed();
  await page.goBack();
  await expect(main.getByLabel('Year')).toHaveValue('');
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await main.getByLabel('Language').selectOption('all');
  await expect(page).toHaveURL('/search?q=charter&lang=all');
});

test('A search that finds nothing says so and suggests what to do (SRCH-2)', async ({ page }) => {
  // No text has these letters; of others, the search finds a word that begins like this one.
  await open(page, '/search?q=ժժժ');
  const main = page.getByRole('main');
  await expect(statusOf(page)).toHaveText('Nothing was found for “ժժժ”.');
  await expect(main.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await main.getByRole('link', { name: 'Site map' }).click();
  await expect(page).toHaveURL('/sitemap');
});

test('Typed markup stays text, in the address and in the box', async ({ page }) => {
  const typed = '<script>alert(1)</script> __proto__ {count} %00';
  await page.setViewportSize({ width: 1280, height: 800 });
  await openResults(page, typed);
  await expect(boxOf(page)).toHaveValue(typed);
  await boxOf(page).fill('');
  await boxOf(page).fill(typed);
  await expect(page.getByRole('search').getByRole('status').first()).toHaveText(
    /^\d suggestions?|^No suggestions/,
  );
  await boxOf(page).press('Enter');
  await expect(statusOf(page)).toContainText(`“${typed}”`);
});

test('Nothing of the search loads before its box is used; then it suggests pages to keyboard and screen reader', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/terms');
  expect(asked.filter((path) => /search|pagefind/i.test(path))).toEqual([]);
  await boxOf(page).pressSequentially('ombuds');
  const suggestions = page.getByRole('option');
  await expect(suggestions.filter({ hasText: 'Ombudsman' }).first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d suggestions?/);
  expect(await findBarriers(page, 'header')).toEqual([]);
  await boxOf(page).press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(boxOf(page)).toHaveValue('ombuds');
  await boxOf(page).press('ArrowDown');
  await boxOf(page).press('ArrowDown');
  const selected = page.getByRole('option', { selected: true });
  await expect(selected).toHaveCount(1);
  const chosen = await selected.locator('span').textContent();
  await boxOf(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen ?? '');
  expect(asked.filter((path) => path.startsWith('/pagefind'))).toEqual([]);
});

test('The box keeps text typed before the script of the page arrives, and suggests pages for it', async ({
  page,
}) => {
  const typed = Promise.withResolvers<undefined>();
  await page.route('**/shared.*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/terms');
  await boxOf(page).pressSequentially('ombuds');
  typed.resolve(undefined);
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(boxOf(page)).toHaveValue('ombuds');
});

test('A phone shows the field with the words and the first result on its first screen; axe finds no barrier in results, or without any (A11Y-1)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openResults(page, 'लोकपाल', '/hi/search');
  await expect(resultsOf(page).first()).toBeInViewport();
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toBeInViewport();
  await expect(main.getByRole('searchbox')).toHaveValue('लोकपाल');
  await expect(main.getByRole('combobox').first()).toBeHidden();
  expect(await findBarriersInBothContrasts(page, 'main')).toEqual([]);
  await openResults(page, 'ժժժ', '/hi/search');
  expect(await findBarriersInBothContrasts(page, 'main')).toEqual([]);
});

test('On a phone, the keyboard alone reaches the suggested word, past the filters; axe finds no barrier (A11Y-1)', async ({
  page,
}) => {
  const { filters, type, year } = getIslandTexts('en').searchResults;
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/search');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').focus();
  await page.keyboard.type('ombbudsman');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText('“ombbudsman”');
  await main.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('group', { name: filters })).toBeVisible();
  expect(await findBarriersInBothContrasts(page, 'main')).toEqual([]);
  for (const name of [type, year]) {
    await page.keyboard.press('Tab');
    await expect(main.getByLabel(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'ombudsman', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=ombudsman');
});

test.describe('The number of a certificate', () => {
  const number = createNumber(issuer.product, 2026);
  const field = (page: Page) =>
    page.getByLabel(getIslandTexts('en').certificateVerifier.number.label);
  let asked: string[] = [];

  test.beforeEach(({ page }) => {
    asked = [];
    page.on('request', (request) => asked.push(request.url().toLowerCase()));
  });

  test.afterEach(() => {
    const secret = number.slice(-6).toLowerCase();
    expect(asked.filter((url) => url.includes(secret) && !url.includes('#'))).toEqual([]);
  });

  test('typed into the box opens the verifier with it, and is not sent', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openResults(page, 'charter');
    await boxOf(page).fill(` ${number.toLowerCase().replaceAll('-', ' ')}`);
    await expect(page.getByRole('search').getByRole('option')).toContainText(number);
    await boxOf(page).press('Enter');
    await expect(field(page)).toHaveValue(number);
    await expect(page).toHaveURL('/certificate-verify');
  });

  test('typed into the field of a phone does so too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await openResults(page, 'charter');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill(number);
    await box.press('Enter');
    await expect(field(page)).toHaveValue(number);
  });

  test('typed before the search has loaded does so too', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // These are never answered.
    await page.route(/SiteSearch|SearchResults|\/search\/.*\.json/, () => undefined);
    await page.goto('/search');
    const box = page.getByRole('searchbox').first();
    await box.fill(number);
    await box.press('Enter');
    await expect(page).toHaveURL(`/certificate-verify#number=${number}`);
  });
});

test('The address of a search with the number of a certificate finds only the verifier, with that number', async ({
  page,
}) => {
  const number = createNumber(issuer.product, 2026);
  await open(page, `/search?q=${number}`);
  await expect(resultsOf(page)).toHaveCount(1);
  await expect(resultsOf(page)).toHaveAttribute('href', `/certificate-verify#number=${number}`);
});
