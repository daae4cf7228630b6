import type { Page } from '@playwright/test';
import { createNumber } from '../src/core/certificates/number.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { languages, type Language } from '../src/i18n/languages.ts';
import { getIslandTexts, getTranslator } from '../src/i18n/translate.ts';
import { isListed, readTitle, routes } from '../tests/support/built-site.ts';
import { findBarriersInBothContrasts } from './support/axe.ts';
import { issuer } from './support/certificates.ts';
import { firstOf } from './support/find-pages.ts';
import { expect, open, test } from './support/test.ts';

const text = getIslandTexts('en');

/** The titles of the results, which lead to their pages. */
const resultsOf = (page: Page, language: Language = 'en') =>
  page
    .getByRole('list', { name: getIslandTexts(language).searchResults.results })
    .locator('> li > a');

for (const [where, width] of [
  ['the box of the header', 1280],
  ['the field of a phone', 360],
] as const)
  test(`The number of a certificate typed into ${where} opens the verifier with it, and is not sent`, async ({
    page,
  }) => {
    const number = createNumber(issuer.product, 2026);
    const secret = number.slice(-9).toLowerCase();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().toLowerCase()));
    await page.setViewportSize({ width, height: 720 });
    await open(page, '/search?q=charter');
    await resultsOf(page).first().waitFor();
    const box =
      width < 768
        ? page.getByRole('main').getByRole('searchbox')
        : page.getByLabel(text.siteSearch.label);
    await box.fill(` ${number.toLowerCase().replaceAll('-', ' ')}`);
    const suggestions = page.getByRole('search').getByRole('option');
    if (width > 768) await expect(suggestions).toContainText(number);
    await box.press('Enter');
    const field = page.getByLabel(text.certificateVerifier.number.label);
    await expect(field).toHaveValue(number);
    await expect(page).toHaveURL('/certificate-verify');
    expect(asked.filter((url) => url.includes(secret))).toEqual([]);
  });

test('The number of a certificate in the address of a search finds the verifier only, with it', async ({
  page,
}) => {
  const number = createNumber(issuer.product, 2026);
  await open(page, `/search?q=${number}`);
  await expect(resultsOf(page)).toHaveCount(1);
  await expect(resultsOf(page)).toHaveAttribute('href', `/certificate-verify#number=${number}`);
});

for (const language of languages)
  test(`In ${language}, a phone shows the field with the words and the first result on its first screen`, async ({
    page,
  }) => {
    const query = getTranslator(language)('orders.name');
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, `${toLocalPath('/search', language)}?${new URLSearchParams({ q: query })}`);
    await expect(resultsOf(page, language).first()).toBeInViewport();
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toBeInViewport();
    await expect(main.getByRole('searchbox')).toHaveValue(query);
    await expect(main.getByRole('combobox').first()).toBeHidden();
    await main.getByText(getIslandTexts(language).searchResults.filters).click();
    await expect(main.getByRole('combobox').first()).toBeVisible();
  });

test('On a phone, the keyboard alone leads to the word that was meant, past the filters; axe finds no barrier (A11Y-1)', async ({
  page,
}) => {
  // axe judges the page in two contrasts, which takes a while on a busy machine.
  test.slow();
  const meant = readTitle(
    firstOf(
      routes.filter((route) => /^[A-Z][a-z]{7,}$/.test(readTitle(route)) && isListed(route)),
      'page with a title of one long word',
    ),
  ).toLowerCase();
  const typed = meant.slice(0, 3) + meant.slice(2);
  const { filters } = text.searchResults;
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/search');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').focus();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText(`“${typed}”`);
  await main.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('group', { name: filters })).toBeVisible();
  expect(await findBarriersInBothContrasts(page)).toEqual([]);
  for (const name of [text.searchResults.type, text.searchResults.year]) {
    await page.keyboard.press('Tab');
    await expect(main.getByLabel(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: meant, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${meant}`);
});
