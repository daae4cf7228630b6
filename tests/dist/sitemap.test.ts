import { expect, test } from 'vitest';
import { readTags, readText } from '../support/built-site.ts';
import { findTags } from '../support/html.ts';

const site = 'https://www.flci.example';
const listed = findTags(readText('sitemap.xml'))
  .filter(({ name }) => name === 'loc')
  .map(({ text }) => text.replace(site, '') || '/');

test('the site map has pages, records and lists, in each language', () => {
  for (const page of ['/', '/about/charter', '/notices/player-survey-2026', '/resources/news'])
    expect(listed).toEqual(expect.arrayContaining([page, page === '/' ? '/hi' : `/hi${page}`]));
});

test('it has no draft, nothing to come, no unlisted page, no further page of a list, and no page in a language that it is not written in', () => {
  for (const page of [
    '/events/not-yet-written',
    '/notices/office-moves',
    '/error/404',
    '/404',
    '/search',
    '/membership/partners/page/2',
    '/hi/terms',
    '/hi/resources/news/only-in-english',
  ])
    expect(listed).not.toContain(page);
  expect(listed).toEqual(expect.arrayContaining(['/terms', '/resources/news/only-in-english']));
});

test('each page is listed with the same page in the other languages, and in English for all others', () => {
  const page = findTags(readText('sitemap.xml'))
    .filter(({ name }) => name === 'url')
    .find(({ tags }) => tags.some(({ text }) => text === `${site}/hi/about/charter`));
  const links = page?.tags.filter(({ name }) => name === 'xhtml:link');
  expect(links?.map(({ attributes }) => [attributes.hreflang, attributes.href])).toEqual([
    ['en', `${site}/about/charter`],
    ['hi', `${site}/hi/about/charter`],
    ['x-default', `${site}/about/charter`],
  ]);
});

test('the page with the site map links to the pages of every section of the menu', () => {
  const main = readTags({ file: 'sitemap.html' }).find(({ name }) => name === 'main');
  const links = main?.tags.flatMap(({ attributes }) => attributes.href ?? []);
  expect(links).toEqual(
    expect.arrayContaining([
      '/',
      '/about/charter',
      '/membership/become',
      '/search',
      '/resources/news',
      '/privacy',
    ]),
  );
});

test('robots.txt names the site map', () => {
  expect(readText('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
});
