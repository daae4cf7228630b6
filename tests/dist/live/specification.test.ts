import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storageKeys } from '../../../packages/base/shared/storage-keys.ts';
import { toLocalPath } from '../../../packages/base/shared/paths.ts';
import { languages } from '../../../packages/i18n/languages.ts';
import { readTags, routes } from '../../support/built-site.ts';
import { addedPages, specifiedPages } from '../../support/specified-pages.ts';

const built = new Set(routes.map(({ path }) => path));

test.each(languages)(
  'in %s, every page of the specification, and every page it links to, is built (NAV-1, I18N-1)',
  (language) => {
    const missing = [...specifiedPages, ...addedPages]
      .map((page) => toLocalPath(page, language))
      .filter((path) => !built.has(path));
    expect(missing, 'Add a folder to src/content/pages for each of these').toEqual([]);
  },
);

test.each(languages)('in %s, no two pages have the same title (NAV-1)', (language) => {
  const titles = Map.groupBy(
    routes.filter((route) => route.language === language),
    (route) =>
      readTags(route)
        .find(({ name }) => name === 'title')
        ?.text.trim() ?? '',
  );
  const shared = [...titles]
    .filter(([title, pages]) => title === '' || pages.length > 1)
    .map(([title, pages]) => [title, pages.map(({ path }) => path)]);
  expect(shared, 'Give each of these pages a `title` of its own').toEqual([]);
});

test.each(languages)(
  'in %s, the storage page names every key that the site keeps (PRIV-2)',
  (language) => {
    const page = readFileSync(`src/content/pages/storage/${language}.mdx`, 'utf8');
    expect(Object.values(storageKeys).filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  },
);
