import { expect, test } from 'vitest';
import { readText } from '../support/built-site.ts';
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

test('robots.txt names the site map', () => {
  expect(readText('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
});
