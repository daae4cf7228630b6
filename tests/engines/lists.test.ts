import { describe } from 'vitest';
import { toLocalPath } from '../../src/core/paths.ts';
import { languages } from '../../src/i18n/languages.ts';
import { getIslandTexts } from '../../src/i18n/translate.ts';
import { maxButtons } from '../../src/islands/filter/rules.ts';
import { findRoute, readTitle } from '../support/built-site.ts';
import { filterPages } from '../support/filter-pages.ts';
import { test } from './journey.ts';

describe.each(languages)('In %s', (language) => {
  const contact = toLocalPath('/contact', language);
  const list = filterPages(language).find(
    ({ facets: [first] }) => first && first.options.length <= maxButtons,
  );

  test('a page is found by its title, and opened from the results', async ({ visitor }) => {
    const { siteSearch } = getIslandTexts(language);
    const title = readTitle(findRoute(contact));
    await visitor.enter(toLocalPath('/', language), language);
    await visitor.fill(siteSearch.label, title);
    await visitor.expectSeen({ role: 'option' });
    await visitor.press('Escape');
    await visitor.press('Enter');
    await visitor.expectPath(
      `${toLocalPath('/search', language)}?${new URLSearchParams({ q: title })}`,
    );
    await visitor.click({ role: 'link', name: title, within: 'main' });
    await visitor.expectPath(contact);
  });

  test.skipIf(!list)(
    'a choice narrows a list; it is in the address, and Back takes it away',
    async ({ visitor }) => {
      const { route, facets, count } = list as NonNullable<typeof list>;
      const [{ key, options }] = facets as [(typeof facets)[number]];
      const { value, label } = options[2] as (typeof options)[number];
      const expectCount = (choice: Record<string, string>) =>
        visitor.expectText({ role: 'status', within: 'main' }, new RegExp(`^${count(choice)}\\b`));
      await visitor.enter(route.path, language);
      await expectCount({});
      await visitor.click({ role: 'button', name: label });
      await visitor.expectPath(`${route.path}?${key}=${value}`);
      await expectCount({ [key]: value });
      await visitor.reload();
      await expectCount({ [key]: value });
      await visitor.goBack();
      await visitor.expectPath(route.path);
      await expectCount({});
    },
  );
});
