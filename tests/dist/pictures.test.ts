import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist, findRoute, readTags, readText } from '../support/built-site.ts';

/** Width and height of a PNG, from its header. */
function measure(path: string): [width: number, height: number] {
  const file = readFileSync(join(dist, path));
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test.each([
  ['/', '/og/home.png'],
  ['/hi', '/og/hi/home.png'],
  ['/about/charter', '/og/about/charter.png'],
  ['/notices/player-survey-2026', '/og/notices/player-survey-2026.png'],
  ['/hi/resources/news/long-words', '/og/hi/resources/news/long-words.png'],
  ['/membership/partners/page/2', '/og/membership/partners.png'],
])('%s names %s for links to it, of 1200 by 630 and not heavy', (path, picture) => {
  const tags = readTags(findRoute(path));
  const of = (property: string) =>
    tags.find(({ attributes }) => attributes.property === property)?.attributes.content;
  expect(of('og:image')).toBe(`https://www.flci.example${picture}`);
  expect(['width', 'height'].map((name) => of(`og:image:${name}`))).toEqual(['1200', '630']);
  expect(of('og:image:alt')).toBe(of('og:title'));
  expect(of('og:site_name')).toBeTruthy();
  const locales = ['en_IN', 'hi_IN'];
  expect([of('og:locale'), of('og:locale:alternate')]).toEqual(
    path.startsWith('/hi') ? locales.reverse() : locales,
  );
  expect(measure(picture)).toEqual([1200, 630]);
  expect(readFileSync(join(dist, picture)).length).toBeLessThan(100_000);
});

test('a home screen finds its icons', () => {
  for (const manifest of ['site.webmanifest', 'hi/site.webmanifest']) {
    const { icons } = JSON.parse(readText(manifest)) as { icons: { src: string; sizes: string }[] };
    expect(icons.length).toBeGreaterThan(0);
    for (const { src, sizes } of icons) expect(measure(src).join('x'), src).toBe(sizes);
  }
});
