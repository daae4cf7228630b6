import { toLocalPath } from '../src/core/paths.ts';
import { languageDetails, languages } from '../src/i18n/languages.ts';
import { getTranslator } from '../src/i18n/translate.ts';
import { routes } from '../tests/support/built-site.ts';
import { firstOf, isIsland, pagesWith } from './support/find-pages.ts';
import { expect, open, test } from './support/test.ts';

test('The language switch keeps the page, the query and the part of the page (I18N-2)', async ({
  page,
}) => {
  const route = firstOf(pagesWith(isIsland('Tabs'), 'en'), 'page with tabs');
  await open(page, route.path);
  await page.getByRole('tab').last().click();
  const { hash } = new URL(page.url());
  await open(page, `${route.path}?from=mail${hash}`);
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${toLocalPath(route.page, 'hi')}?from=mail${hash}`);
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', hash.slice(1));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${route.path}?from=mail${hash}`);
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', hash.slice(1));
});

test('The language switch follows a tab that was chosen after the page had loaded (I18N-2)', async ({
  page,
}) => {
  const route = firstOf(pagesWith(isIsland('Tabs'), 'en'), 'page with tabs');
  await open(page, route.path);
  await page.getByRole('tab').last().click();
  const { hash } = new URL(page.url());
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(toLocalPath(route.page, 'hi') + hash);
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', hash.slice(1));
});

/** The home page, a page of a section and a record, in each language. */
const sample = languages.flatMap((language) =>
  ['/', '/membership/portal', routes.find(({ page }) => /^\/notices\/./.test(page))?.page].flatMap(
    (page) => (page ? [{ path: toLocalPath(page, language), language }] : []),
  ),
);

for (const { path, language } of sample) {
  test(`On ${path} each link of the switch says which language it leads to (I18N-2)`, async ({
    page,
  }) => {
    await open(page, path);
    const names = languages.map((one) => getTranslator(one)('utility.languages'));
    const menu = page.getByRole('navigation', { name: new RegExp(`^(${names.join('|')})$`) });
    for (const one of languages) {
      const link = menu.getByRole('link', { name: languageDetails[one].name });
      await expect(link).toHaveAttribute('lang', one);
      await expect(link).toHaveAttribute('hreflang', one);
      if (one === language) await expect(link).toHaveAttribute('aria-current', 'true');
      else await expect(link).not.toHaveAttribute('aria-current');
    }
  });
}
