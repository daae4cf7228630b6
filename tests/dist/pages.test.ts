import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toLocalPath } from '../../src/core/paths.ts';
import { settings } from '../../src/data/settings.ts';
import { defaultLanguage, languages } from '../../src/i18n/languages.ts';
import {
  dist,
  isListed,
  notFoundPages,
  readTags,
  routes,
  type Route,
} from '../support/built-site.ts';
import { serveSite, type SiteServer } from '../support/site-server.ts';
import { addedPages, specifiedPages } from '../support/specified-pages.ts';

const built = new Set(routes.map(({ path }) => path));

let server: SiteServer;
beforeAll(async () => {
  server = await serveSite(dist);
});
afterAll(() => server.close());

/**
 * The addresses of the `link` elements of a page with a relation, as paths of the site, with the
 * language that each names.
 */
function linksOf(route: Route, relation: string): { language: string | undefined; path: string }[] {
  return readTags(route)
    .filter(
      ({ name, attributes }) =>
        name === 'link' &&
        attributes.rel === relation &&
        (relation === 'canonical' || attributes.hreflang),
    )
    .map(({ attributes: { hreflang, href = '' } }) => ({ language: hreflang, path: toPath(href) }));
}

function toPath(address: string): string {
  const url = new URL(address);
  return url.origin === settings.site ? url.pathname : address;
}

describe.each(languages)('in %s', (language) => {
  test('every page of the specification, and every page it links to, is built (NAV-1, I18N-1)', () => {
    const missing = [...specifiedPages, ...addedPages]
      .map((page) => toLocalPath(page, language))
      .filter((path) => !built.has(path));
    expect(missing, 'Add a folder to src/content/pages for each of these').toEqual([]);
  });

  test('no two pages have the same title (NAV-1)', () => {
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
});

test('every page answers at its own address, without a redirect (NAV-1)', async () => {
  for (const { path } of routes) expect.soft((await server.ask(path)).status, path).toBe(200);
});

test('every page names its language and has one heading of the first level (NAV-1, I18N-1)', () => {
  for (const route of [...routes, ...notFoundPages]) {
    const tags = readTags(route);
    expect
      .soft(tags.find(({ name }) => name === 'html')?.attributes.lang, route.path)
      .toBe(route.language);
    expect
      .soft(
        tags.filter(({ name }) => name === 'h1').map(({ text }) => text.trim() !== ''),
        route.path,
      )
      .toEqual([true]);
  }
});

test('every page names its own address, and that of the same page in each language (NAV-1, I18N-1)', () => {
  for (const route of routes) {
    expect.soft(linksOf(route, 'canonical').map(({ path }) => path)).toEqual([route.path]);
    expect
      .soft(linksOf(route, 'alternate'), route.path)
      .toEqual([
        ...languages.map((language) => ({ language, path: toLocalPath(route.page, language) })),
        { language: 'x-default', path: toLocalPath(route.page, defaultLanguage) },
      ]);
  }
});

test('every page has a counterpart in each language (I18N-1)', () => {
  const alone = routes
    .filter(({ page }) => !languages.every((language) => built.has(toLocalPath(page, language))))
    .map(({ path }) => path);
  expect(alone).toEqual([]);
});

test('every page has a description for search engines', () => {
  const without = routes.filter((route) => {
    const description = readTags(route).find(
      ({ name, attributes }) => name === 'meta' && attributes.name === 'description',
    );
    return !description?.attributes.content;
  });
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('a page that answers any address has no canonical address, and search engines do not index it', () => {
  for (const page of notFoundPages) {
    expect(linksOf(page, 'canonical')).toEqual([]);
    expect(isListed(page)).toBe(false);
  }
});
