import type { Page } from '@playwright/test';
import {
  collectionNames,
  getDefinition,
  type CollectionName,
} from '../src/content-model/collections.ts';
import { toEntryPath } from '../src/content-model/paths.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { longestQuery } from '../src/core/search/longest-query.ts';
import { fold } from '../src/core/search/fold.ts';
import { languages, type Language } from '../src/i18n/languages.ts';
import { getIslandTexts } from '../src/i18n/translate.ts';
import { isListed, readTags, readTitle, routes, type Route } from '../tests/support/built-site.ts';
import { readEntries } from '../tests/support/content.ts';
import { findBarriersInBothContrasts, runAxe } from './support/axe.ts';
import { firstOf } from './support/find-pages.ts';
import { expect, open, test } from './support/test.ts';

const { siteSearch } = getIslandTexts('en');

/** How many pages are looked for in each language. */
const sampleSize = 12;

/** The pages that the search of a language can find. */
const findable = (language: Language) =>
  routes.filter(
    (route) =>
      route.language === language &&
      isListed(route) &&
      readTags(route).find(({ name }) => name === 'h1')?.attributes.lang === undefined,
  );

/** Some of them, spread over the whole site. */
function sampleOf(language: Language): Route[] {
  const all = findable(language);
  return all.filter((_, index) => index % Math.ceil(all.length / sampleSize) === 0);
}

/**
 * The page that most tests look for: one with a title of a single word, which people would type.
 */
const target = () =>
  firstOf(
    findable('en').filter((route) => /^[A-Z][a-z]{5,}$/.test(readTitle(route))),
    'page with a title of one word',
  );

/** The titles of the results, which lead to their pages. */
const resultsOf = (page: Page) =>
  page.getByRole('list', { name: /^(Search results|खोज के परिणाम)$/ }).locator('> li > a');
const statusOf = (page: Page) => page.getByRole('main').getByRole('status');
/** Opens the search page with words, and waits until it says how much was found for them. */
async function openResults(page: Page, language: Language, query: string): Promise<void> {
  await page.goto(`${toLocalPath('/search', language)}?${new URLSearchParams({ q: query })}`);
  await expectSearched(page, query);
}

/** Waits for the count; a busy machine is not a fault. */
const expectSearched = (page: Page, query: string) =>
  expect(statusOf(page)).toContainText(`“${query}”`, { timeout: 20_000 });

const hrefsOf = (page: Page) =>
  resultsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('The search box of a page opens the results, keeps the word and says how much was found (SRCH-1)', async ({
  page,
}) => {
  const route = target();
  const title = readTitle(route);
  await open(page, '/contact');
  await page.getByLabel('Search this site').fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${title}`);
  await expect(page.getByLabel('Search this site')).toHaveValue(title);
  await expect(statusOf(page)).toHaveText(new RegExp(`^\\d+ results? for “${title}”$`));
  await page.getByRole('main').locator(`a[href="${route.path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
});

for (const language of languages) {
  test(`In ${language}, a page is among the first three results for its title (SRCH-2)`, async ({
    page,
  }) => {
    const sample = sampleOf(language);
    test.setTimeout(sample.length * 10_000);
    for (const route of sample) {
      const title = readTitle(route);
      await openResults(page, language, title);
      expect.soft((await hrefsOf(page)).slice(0, 3), title).toContain(route.path);
    }
  });

  test(`In ${language}, a page is found by each of the keywords that staff give it (SRCH-2)`, async ({
    page,
  }) => {
    const words = readEntries('pages').flatMap(({ id, fields }) => {
      const { keywords = '', unlisted } = (fields[language] ?? {}) as {
        keywords?: string;
        unlisted?: boolean;
      };
      const [first = ''] = keywords.split(',').map((word) => word.trim());
      return first && !unlisted
        ? [{ word: first, path: toLocalPath(id === 'home' ? '/' : `/${id}`, language) }]
        : [];
    });
    test.skip(words.length === 0, 'No page has keywords.');
    for (const { word, path } of words.slice(0, 4)) {
      await openResults(page, language, word);
      expect.soft(await hrefsOf(page), word).toContain(path);
    }
  });
}

/** Two spellings of words of the content that are to find the same. */
function spellings(pattern: RegExp, respell: (word: string) => string): [string, string][] {
  const words = findable('hi').flatMap((route) =>
    readTitle(route)
      .split(/[\s,:;।()“”]+/)
      .filter((word) => pattern.test(word)),
  );
  return [...new Set(words)].map((word) => [word, respell(word)]);
}

test('हिंदी and हिन्दी, and both kinds of digits, find the same (SRCH-2)', async ({ page }) => {
  const pairs = [
    ...spellings(/न्[त-ध]/, (word) => word.replace(/न्(?=[त-ध])/g, 'ं')).slice(0, 1),
    ...spellings(/^\d{4}$/, (word) =>
      word.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))),
    ).slice(0, 1),
  ];
  test.skip(pairs.length === 0, 'No Hindi title has a word that can be spelt in two ways.');
  for (const pair of pairs) {
    expect(fold(pair[0])).toBe(fold(pair[1]));
    const found: string[][] = [];
    for (const query of pair) {
      await openResults(page, 'hi', query);
      found.push(await hrefsOf(page));
    }
    expect(found[1], pair.join(', ')).toEqual(found[0]);
  }
});

/** Dated records with a page, by their collection. */
const records = collectionNames
  .filter((name) => getDefinition(name).pages)
  .flatMap((name: CollectionName) =>
    readEntries(name).flatMap(({ id, fields }) => {
      const { title, date } = (fields.en ?? {}) as { title?: string; date?: string };
      return title && date ? [{ name, id, title, year: date.slice(0, 4) }] : [];
    }),
  );

test('Results can be filtered by type, year and language; the address has the filters, and Back removes them (SRCH-3)', async ({
  page,
}) => {
  const { name, id, title, year } = firstOf(records, 'dated record with a page');
  const query = new URLSearchParams({ q: title });
  await open(page, `/search?${query}`);
  const main = page.getByRole('main');
  await main.getByLabel('Type').selectOption(name);
  await expect(page).toHaveURL(`/search?${query}&type=${name}`);
  await main.getByLabel('Year').selectOption(year);
  await expect(page).toHaveURL(`/search?${query}&type=${name}&year=${year}`);
  const expectNarrowed = async () => {
    await expect(main.locator(`a[href="${toEntryPath(name, id)}"]`).first()).toBeVisible();
    const allowed = new Set(
      records
        .filter((record) => record.name === name && record.year === year)
        .map((record) => toEntryPath(name, record.id)),
    );
    expect((await hrefsOf(page)).filter((href) => !allowed.has(href))).toEqual([]);
  };
  await expectNarrowed();
  await page.reload();
  await expectNarrowed();
  await page.goBack();
  await expect(main.getByLabel('Year')).toHaveValue('');
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await main.getByLabel('Language').selectOption('all');
  await expect(page).toHaveURL(`/search?${query}&lang=all`);
});

test('A Hindi word on the English page is found in the Hindi pages, and the result says so', async ({
  page,
}) => {
  const [word = ''] =
    readTitle(
      firstOf(
        findable('hi').filter((route) => /[\u0900-\u097f]{3}/.test(readTitle(route))),
        'Hindi title',
      ),
    ).match(/[\u0900-\u097f]{3,}/) ?? [];
  await open(page, `/search?${new URLSearchParams({ q: word, lang: 'hi' })}`);
  const first = page.getByRole('list', { name: 'Search results' }).getByRole('listitem').first();
  await expect(first).toHaveAttribute('lang', 'hi');
  await expect(first.getByText('Hindi')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Search results' }).locator('mark').first(),
  ).toBeVisible();
});

test('A search that finds nothing says so and suggests what to do (SRCH-2)', async ({ page }) => {
  // Letters that no text has: of others, the search finds a word that is the beginning of this one.
  await open(page, '/search?q=ժժժ');
  const main = page.getByRole('main');
  await expect(statusOf(page)).toHaveText('Nothing was found for “ժժժ”.');
  await expect(main.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await main.getByRole('link', { name: 'Site map' }).click();
  await expect(page).toHaveURL('/sitemap');
});

for (const typed of [
  '<script>alert(1)</script> <img src=x onerror=alert(1)>',
  '__proto__ constructor toString',
  '{count} %00 ?!…—।',
  '🏏🎲',
  'z'.repeat(5000),
])
  test(`“${typed.slice(0, 20)}” is text, in the address and in the box`, async ({ page }) => {
    const searched = typed.slice(0, longestQuery);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/search?${new URLSearchParams({ q: typed })}`);
    await expectSearched(page, searched);
    const box = page.getByLabel(siteSearch.label);
    await expect(box).toHaveValue(searched);
    const widths = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(widths[1]).toBeLessThanOrEqual(widths[0] ?? 0);
    await box.fill('');
    await box.fill(typed);
    await expect(page.getByRole('search').getByRole('status').first()).toHaveText(
      /^\d suggestions?|^No suggestions/,
    );
    await box.press('Enter');
    await expectSearched(page, searched);
  });

test('Nothing of the search loads before its box is used; then it suggests pages to keyboard and screen reader', async ({
  page,
}) => {
  const title = readTitle(target());
  const typed = title.slice(0, 6);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/terms');
  expect(asked.filter((path) => /search|pagefind/i.test(path))).toEqual([]);
  const box = page.getByLabel('Search this site');
  await box.pressSequentially(typed);
  const suggestions = page.getByRole('option');
  await expect(suggestions.filter({ hasText: title }).first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d suggestions?/);
  await box.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(box).toHaveValue(typed);
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  const selected = page.getByRole('option', { selected: true });
  await expect(selected).toHaveCount(1);
  const chosen = await selected.locator('span').textContent();
  await box.press('Enter');
  await expect(page).not.toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen ?? '');
  expect(asked.filter((path) => path.startsWith('/pagefind'))).toEqual([]);
});

test('What was typed before the box is ready is kept', async ({ page }) => {
  await page.route('**/SiteSearch.*.js', async (route) => {
    await page
      .getByLabel('Search this site')
      .evaluate((box: HTMLInputElement) => (box.value = 'charter'));
    await route.continue();
  });
  await open(page, '/terms');
  const box = page.getByLabel('Search this site');
  await box.focus();
  await expect(page.getByRole('combobox')).toHaveValue('charter');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=charter');
});

test('What is typed before the script of the page has come gets its suggestions', async ({
  page,
}) => {
  const typed = Promise.withResolvers<undefined>();
  await page.route('**/shared.*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/terms');
  await page.getByLabel('Search this site').pressSequentially(readTitle(target()).slice(0, 6));
  typed.resolve(undefined);
  await expect(page.getByRole('option').first()).toBeVisible();
});

for (const language of languages) {
  test(`In ${language}, axe finds no barrier in the results, with and without any (A11Y-1)`, async ({
    page,
  }) => {
    const [route] = sampleOf(language);
    for (const query of [route ? readTitle(route) : '', 'zzzqqq']) {
      await openResults(page, language, query);
      expect(await findBarriersInBothContrasts(page), query).toEqual([]);
    }
  });
}

test('axe finds no barrier in open suggestions (A11Y-1)', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Search this site').pressSequentially(readTitle(target()).slice(0, 6));
  await expect(page.getByRole('option').first()).toBeVisible();
  expect((await runAxe(page, { part: 'header' })).barriers).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page leads to the site map (SRCH-3)', async ({ page }) => {
    await page.goto('/search?q=charter');
    const main = page.getByRole('main');
    await expect(main.getByText('The search needs JavaScript')).toBeVisible();
    await main.getByRole('link', { name: getIslandTexts('en').searchResults.sitemap }).click();
    await expect(page).toHaveURL('/sitemap');
  });
});
