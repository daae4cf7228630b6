import { afterAll, beforeAll, expect, test } from 'vitest';
import { toLocalPath } from '../../packages/base/shared/paths.ts';
import { defaultLanguage, languages } from '../../packages/i18n/languages.ts';
import {
  dist,
  files,
  findRoute,
  isListed,
  notFoundPages,
  readTags,
  readText,
  routes,
  type Route,
} from '../support/built-site.ts';
import { serveSite, type SiteServer } from '../support/site-server.ts';

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
  return url.origin === 'https://www.flci.example' ? url.pathname : address;
}

test('the pages are those of the fixture: no draft, nothing ahead of its day, a further page of the long list (NAV-1)', () => {
  const has = (path: string) => [path, `/hi${path}`].map((one) => built.has(one));
  for (const path of [
    '/events/archive',
    '/notices/player-survey-2026',
    '/resources/news/only-in-english',
    '/membership/partners/page/2',
    '/search',
    // A list without a written page.
    '/resources/news',
  ])
    expect(has(path), path).toEqual([true, true]);
  for (const path of [
    '/events/not-yet-written',
    '/notices/office-moves',
    '/membership/partners/page/3',
  ])
    expect(has(path), path).toEqual([false, false]);
});

test('a link has a space between itself and the words around it', () => {
  for (const { path, file } of routes)
    expect(readText(file).match(/[\p{L}.।:]<a [^>]*>[^<]*|<\/a>\p{L}[^<]*/gu), path).toBeNull();
});

test('no file of the site has unpublished content', () => {
  for (const file of files.filter((name) =>
    /\.(html|xml|json|txt|ics)$|^_(headers|redirects)$/.test(name),
  ))
    expect(readText(file), file).not.toMatch(
      /not-yet-written|office-moves|Not yet written|to the moon|चंद्रमा/,
    );
});

test('every page answers at its own address, without a redirect (NAV-1)', async () => {
  for (const { path } of routes) expect.soft((await server.request(path)).status, path).toBe(200);
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

test('every page names its own address, and the translations that the site map for search engines lists (NAV-1, I18N-1)', () => {
  const listed = new Set(
    [...readText('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, address = '']) =>
      toPath(address),
    ),
  );
  for (const route of routes) {
    const translated = languages.filter((language) =>
      listed.has(toLocalPath(route.page, language)),
    );
    expect.soft(linksOf(route, 'canonical').map(({ path }) => path)).toEqual([route.path]);
    expect.soft(linksOf(route, 'alternate'), route.path).toEqual([
      ...(translated.length > 0 ? translated : languages).map((language) => ({
        language,
        path: toLocalPath(route.page, language),
      })),
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

test('an error page has no canonical address, and search engines do not index it', () => {
  for (const page of notFoundPages) {
    expect(linksOf(page, 'canonical')).toEqual([]);
    expect(isListed(page)).toBe(false);
  }
});

test('no script blocks a page', () => {
  const blocking = [...routes, ...notFoundPages].flatMap((route) =>
    readTags(route)
      .filter(
        ({ name, attributes: { src, type, async, defer } }) =>
          name === 'script' &&
          src &&
          type !== 'module' &&
          async === undefined &&
          defer === undefined,
      )
      .map(({ attributes }) => `${route.path}: ${attributes.src ?? ''}`),
  );
  expect(blocking, 'Give it async, defer or type="module"').toEqual([]);
});

test('a card tells the day of its record', () => {
  const cards = readTags(findRoute('/resources/news'))
    .filter(({ name, tags }) => name === 'li' && tags.some((tag) => tag.name === 'h3'))
    .map(({ tags }) => tags.find(({ name }) => name === 'time')?.attributes.datetime);
  expect(cards).toContain('2026-09-01');
});
