import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../src/data/settings.ts';
import { dist, isListed, listFiles, readTags, readText, routes } from '../support/built-site.ts';

/** Width and height of a PNG, from its header. */
function measure(path: string): [width: number, height: number] {
  const file = readFileSync(join(dist, path));
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test('each page names a picture for links to it, of 1200 by 630 and not heavy', () => {
  for (const route of routes.filter(isListed)) {
    const picture =
      readTags(route).find(({ attributes }) => attributes.property === 'og:image')?.attributes
        .content ?? '';
    const path = picture.replace(settings.site, '');
    expect(measure(path), `${picture} of ${route.path}`).toEqual([1200, 630]);
    expect(readFileSync(join(dist, path)).length, `${picture} is heavy`).toBeLessThan(100_000);
  }
});

test('a home screen finds its icons', () => {
  for (const manifest of listFiles('', 'site.webmanifest')) {
    const { icons } = JSON.parse(readText(manifest)) as { icons: { src: string; sizes: string }[] };
    expect(icons.length).toBeGreaterThan(0);
    for (const { src, sizes } of icons) expect(measure(src).join('x'), src).toBe(sizes);
  }
});
