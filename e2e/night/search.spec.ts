import { toLocalPath } from '../../packages/base/shared/paths.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { isListed, readTags, readTitle, routes } from '../../tests/support/built-site.ts';
import { expect, test } from '../support/test.ts';

/** Pages per language that are searched for. */
const sampleSize = 12;

for (const language of languages) {
  const findable = routes.filter(
    (route) =>
      route.language === language &&
      isListed(route) &&
      readTags(route).find(({ name }) => name === 'h1')?.attributes.lang === undefined,
  );
  const sample = findable.filter(
    (_, index) => index % Math.ceil(findable.length / sampleSize) === 0,
  );

  for (const route of sample) {
    const title = readTitle(route);

    test(`In ${language}, ${route.path} is among the first three results for its title (SRCH-2)`, async ({
      page,
    }) => {
      await page.goto(`${toLocalPath('/search', language)}?${new URLSearchParams({ q: title })}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toContainText(`“${title}”`);
      const hrefs = await main
        .getByRole('list', { name: /^(Search results|खोज के परिणाम)$/ })
        .locator('> li > a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.slice(0, 3)).toContain(route.path);
    });
  }
}
