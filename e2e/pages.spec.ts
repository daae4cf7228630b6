import type { Page } from '@playwright/test';
import { findTags } from './support/html.ts';
import { addedPages, groups, languages, readPage, routes, specifiedPages, toPath } from './support/routes.ts';
import { expect, open, test } from './support/test.ts';

// Many pages are opened here; what moves, and the look-up, have tests of their own.
test.use({ contextOptions: { reducedMotion: 'reduce' }, lookUp: 'unasked' });

for (const language of languages) {
  test(`Every page of the specification, and every page it links to, is built in ${language} (NAV-1, I18N-1)`, () => {
    const built = new Set(routes.map(({ path }) => path));
    const missing = [...specifiedPages, ...addedPages].map((page) => toPath(page, language)).filter((path) => !built.has(path));
    expect(missing, 'Add a folder to src/content/pages for each of these, with en.mdx and hi.mdx').toEqual([]);
  });

  test(`No two pages in ${language} have the same title (NAV-1)`, () => {
    const pagesOf = new Map<string, string[]>();
    for (const route of routes.filter((candidate) => candidate.language === language)) {
      const title = /<title>([^<]*)<\/title>/.exec(readPage(route))?.[1]?.trim() ?? '';
      pagesOf.set(title, [...(pagesOf.get(title) ?? []), route.path]);
    }
    const shared = [...pagesOf].filter(([title, paths]) => title === '' || paths.length > 1);
    expect(shared, 'Give each of these pages a `title` of its own').toEqual([]);
  });
}

for (const { name, routes: members } of groups) {
  test(`Each page of ${name} answers, says what it is and runs without an error (NAV-1, I18N-1, PRIV-1, SEC-1)`, async ({ page }) => {
    test.setTimeout(members.length * 10_000);
    for (const route of members) {
      await test.step(route.path, async () => {
        const response = await open(page, route.path);
        expect.soft(response?.status(), `The status of ${route.path}`).toBe(200);
        expect.soft(new URL(page.url()).pathname, 'A page answers at its own address, without a redirect').toBe(route.path);
        expect.soft(await describe(page), `What ${route.path} says of itself`).toEqual({
          lang: route.language,
          headings: 1,
          canonical: [route.path],
          alternates: [
            ...languages.map((language) => ({ hreflang: language, path: toPath(route.page, language) })),
            { hreflang: 'x-default', path: route.page },
          ],
        });
      });
    }
  });
}

test('Every page has a counterpart in the other language (I18N-1)', () => {
  const built = new Set(routes.map(({ path }) => path));
  const alone = routes.filter(({ page }) => !languages.every((language) => built.has(toPath(page, language)))).map(({ path }) => path);
  expect(alone).toEqual([]);
});

test('Every page has a description for search engines', () => {
  const without = routes.filter((route) => {
    const description = findTags(readPage(route)).find(({ name, attributes }) => name === 'meta' && attributes.name === 'description');
    return !description?.attributes.content;
  });
  expect(without.map(({ path }) => path)).toEqual([]);
});

function describe(page: Page) {
  return page.evaluate(() => {
    const linksTo = (selector: string) => [...document.head.querySelectorAll<HTMLLinkElement>(selector)];
    return {
      lang: document.documentElement.lang,
      headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
      canonical: linksTo('link[rel=canonical]').map(({ href }) => new URL(href).pathname),
      alternates: linksTo('link[rel=alternate][hreflang]').map(({ href, hreflang }) => ({ hreflang, path: new URL(href).pathname })),
    };
  });
}
