import { expect, test } from 'vitest';
import { settings } from '../../../src/data/settings.ts';
import { isListed, readTags, readText, routes } from '../../support/built-site.ts';
import { findTags } from '../../support/html.ts';

test('the site map contains exactly the pages that search engines should index and that are written in their language', () => {
  const found = findTags(readText('sitemap.xml'))
    .filter(({ name }) => name === 'loc')
    .map(({ text }) => text.replace(settings.site, '') || '/');
  const translated = routes.filter(
    (route) => readTags(route).find(({ name }) => name === 'h1')?.attributes.lang === undefined,
  );
  expect(found.sort()).toEqual(
    translated
      .filter(isListed)
      .map(({ path }) => path)
      .sort(),
  );
});
