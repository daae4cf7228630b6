import type { Page } from '@playwright/test';
import { toLocalPath } from '../src/core/paths.ts';
import { languages, type Language } from '../src/i18n/languages.ts';
import { maxButtons, type FilterFacet } from '../src/islands/filter/rules.ts';
import { filterPages } from '../tests/support/filter-pages.ts';
import { firstOf } from './support/find-pages.ts';
import { expect, open, test } from './support/test.ts';

const hasButtons = ({ options }: FilterFacet) => options.length <= maxButtons;

/** A list whose first choice is a row of buttons, with one of its values. */
function buttonSample(language: Language) {
  const pages = filterPages(language).filter(({ facets: [first] }) => first && hasButtons(first));
  const found = firstOf(pages, 'list that can be narrowed by buttons');
  const [facet] = found.facets as [FilterFacet];
  const [all, , option] = facet.options;
  if (!all || !option) throw new Error('A filter offers everything and at least two values.');
  return {
    ...found,
    facet,
    all,
    option,
    address: `${found.route.path}?${facet.key}=${option.value}`,
  };
}

const statusOf = (page: Page) => page.getByRole('main').getByRole('status').first();
/** How many items are shown, as the page says in its language. */
const expectCount = (page: Page, count: number) =>
  expect(statusOf(page)).toHaveText(new RegExp(`^${count}\\b`));

for (const language of languages) {
  test(`In ${language}, a choice shows the items of that kind, says how many and survives a reload and Back (A11Y-6)`, async ({
    page,
  }) => {
    const { route, facet, all, option, address, count } = buttonSample(language);
    await open(page, route.path);
    await expectCount(page, count({}));
    await page
      .getByRole('group', { name: facet.label })
      .getByRole('button', { name: option.label, exact: true })
      .click();
    await expectCount(page, count({ [facet.key]: option.value }));
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(
      page.getByRole('button', { name: option.label, exact: true, pressed: true }),
    ).toBeVisible();
    await expectCount(page, count({ [facet.key]: option.value }));
    await page.goBack();
    await expect(
      page
        .getByRole('group', { name: facet.label })
        .getByRole('button', { name: all.label, exact: true, pressed: true }),
    ).toBeVisible();
    await expectCount(page, count({}));
  });
}

test('While the script of the filter has not come, a linked choice is applied, so that nothing flashes or moves later (A11Y-6)', async ({
  page,
}) => {
  const { facet, option, address, count } = buttonSample('en');
  const asked = Promise.withResolvers<undefined>();
  // It is asked for and never answered. Where it fails, the whole list is shown.
  await page.route(/Filter\.[^/]*\.js/, () => asked.resolve(undefined));
  await page.goto(address);
  await asked.promise;
  const items = page.getByRole('main').locator(`[data-${facet.key}]`).filter({ visible: true });
  await expect(items).toHaveCount(count({ [facet.key]: option.value }));
  for (const item of await items.all())
    await expect(item).toHaveAttribute(`data-${facet.key}`, option.value);
});

test('Two choices narrow together, and an empty list leads back to all (CONT-6)', async ({
  page,
}) => {
  const samples = filterPages('en').flatMap((found) => {
    const [one, other] = found.facets;
    if (!one || !other) return [];
    const pairs = one.options.flatMap((first) =>
      other.options.map((second) => ({ [one.key]: first.value, [other.key]: second.value })),
    );
    const empty = pairs
      .filter((pair) => Object.values(pair).every(Boolean))
      .find((pair) => found.count(pair) === 0);
    return empty ? [{ ...found, empty }] : [];
  });
  const { route, facets, empty, count } = firstOf(
    samples,
    'list with two choices that nothing matches together',
  );
  await open(page, `${route.path}?${new URLSearchParams(empty)}`);
  await expect(statusOf(page)).toHaveText('Nothing in this list matches your choice.');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expectCount(page, count({}));
  await expect(page).toHaveURL(route.path);
  await expect(
    page
      .getByRole(hasButtons(facets[0] as FilterFacet) ? 'button' : 'combobox')
      .and(page.locator(':focus')),
  ).toBeVisible();
});

test('A filter with many values is a list to choose from (CONT-6)', async ({ page }) => {
  const samples = filterPages('en').flatMap((found) =>
    found.facets.filter((facet) => !hasButtons(facet)).map((facet) => ({ ...found, facet })),
  );
  const { route, facet, count } = firstOf(samples, 'filter with many values');
  await open(page, route.path);
  const { value = '' } = facet.options.at(-1) ?? {};
  await page.getByRole('combobox', { name: facet.label }).selectOption(value);
  await expectCount(page, count({ [facet.key]: value }));
  await expect(page).toHaveURL(`${route.path}?${facet.key}=${value}`);
});

test('The language switch keeps the choice (I18N-2)', async ({ page }) => {
  const { route, facet, option, address } = buttonSample('en');
  await open(page, address);
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${toLocalPath(route.page, 'hi')}?${facet.key}=${option.value}`);
  await expect(
    page.getByRole('main').getByRole('button', { pressed: true }).first(),
  ).not.toHaveText(buttonSample('hi').all.label);
});

test('A printed choice says what was chosen', async ({ page }) => {
  const { facet, option, address, printed } = buttonSample('en');
  await open(page, address);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`${printed} ${facet.label}: ${option.label}`)).toBeVisible();
  await expect(page.getByRole('button', { name: option.label, exact: true })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`every item of a list shows in ${language}, and no choice is offered (NAV-3)`, async ({
      page,
    }) => {
      const { facet, address, count } = buttonSample(language);
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.locator(`[data-${facet.key}]`).filter({ visible: true })).toHaveCount(
        count({}),
      );
      await expect(main.getByRole('button')).toHaveCount(0);
    });
  }
});
