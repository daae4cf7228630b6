import { expect, test } from 'vitest';
import { languageDetails, languages } from '../../packages/i18n/languages.ts';
import { getTranslator } from '../../packages/i18n/strings.ts';
import { findRoute, notFoundPages, readTags, routes, type Route } from '../support/built-site.ts';

/** The links of a menu of a page, by the name of the menu. */
const linksOf = (route: Route, menu: 'menu.main' | 'menu.section' | 'utility.languages') =>
  readTags(route)
    .filter(
      ({ name, attributes }) =>
        name === 'nav' && attributes['aria-label'] === getTranslator(route.language)(menu),
    )
    .flatMap(({ tags }) => tags.filter(({ name }) => name === 'a'));

test('the menu marks the current page where it leads to it, and no other (NAV-6)', () => {
  let marked = 0;
  for (const route of [...routes, ...notFoundPages]) {
    const links = linksOf(route, 'menu.main');
    const current = links.filter(({ attributes }) => attributes['aria-current'] === 'page');
    const leads = links.some(({ attributes }) => attributes.href === route.path);
    expect
      .soft([...new Set(current.map(({ attributes }) => attributes.href))], route.path)
      .toEqual(leads ? [route.path] : []);
    marked += current.length;
  }
  expect(marked).toBeGreaterThan(languages.length);
});

test('the menu of a section marks the current page, and the page above it (NAV-6)', () => {
  const currentOn = (path: string) =>
    linksOf(findRoute(path), 'menu.section').flatMap(({ attributes }) =>
      attributes['aria-current'] ? [[attributes.href, attributes['aria-current']]] : [],
    );
  expect(currentOn('/about/charter')).toEqual([['/about/charter', 'page']]);
  expect(currentOn('/hi/about/charter')).toEqual([['/hi/about/charter', 'page']]);
  expect(currentOn('/resources/downloads/certificate-verification-guide')).toEqual([
    ['/resources/downloads', 'true'],
  ]);
});

test('each link of the language switch says which language it leads to (I18N-2)', () => {
  for (const route of routes) {
    const links = linksOf(route, 'utility.languages').map(({ attributes, text }) => ({
      name: text.trim(),
      lang: attributes.lang,
      hreflang: attributes.hreflang,
      current: attributes['aria-current'],
    }));
    expect.soft(links, route.path).toHaveLength(languages.length);
    for (const language of languages)
      expect.soft(links, route.path).toContainEqual({
        name: languageDetails[language].name,
        lang: language,
        hreflang: language,
        current: language === route.language ? 'true' : undefined,
      });
  }
});
