import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { beforeAll, describe, expect, test } from 'vitest';
import { families, fontParts, toSourceFile } from '../../packages/base/shared/font-files.ts';
import { createShaper, type Shaper } from '../../src/fonts/shaping.ts';
import { subsetFont } from '../../src/font-subset/subset-font.ts';
import { getWords, subsetFonts } from '../../src/fonts/subset.ts';
import { languageDetails, languages } from '../../packages/i18n/languages.ts';
import { dist, hasFile, readTags, routes } from '../support/built-site.ts';

const require = createRequire(import.meta.url);

/** The scripts whose letters join, so that their fonts are cut to the words of the site. */
const parts = fontParts.filter(({ joining }) => joining);

/** Draws words as a font shows them: the outlines of their glyphs with their positions. */
function createDraw(shaper: Shaper): (word: string) => string {
  const outlines = new Map<number, string>();
  const getOutline = (glyph: number) =>
    outlines.getOrInsertComputed(glyph, () => shaper.getOutline(glyph));
  return (word) =>
    JSON.stringify(
      shaper.shape(word).map(({ glyph, ...place }) => ({ outline: getOutline(glyph), ...place })),
    );
}

describe.each(parts)('the $name fonts', (part) => {
  const joining = part.joining ?? { words: /\p{L}/gu, typed: [] };
  const words = new Set<string>();
  beforeAll(() => {
    for (const { file } of routes)
      for (const [word] of readFileSync(join(dist, file), 'utf8').matchAll(joining.words))
        words.add(word);
  });

  test.each([
    ['heading', 600],
    ['text', { min: 400, max: 700 }],
  ] as const)('show every word of every page as the whole %s font does', async (family, weight) => {
    expect(words.size).toBeGreaterThan(500);
    const { [family]: files } = await subsetFonts('node_modules/.cache/fonts', getWords);
    const file = files[fontParts.indexOf(part)]?.path ?? '';
    const cut = createDraw(createShaper(await fontverter.convert(readFileSync(file), 'sfnt')));
    const source = readFileSync(require.resolve(toSourceFile(family, part.name)));
    const whole = createDraw(
      createShaper(
        await subsetFont(source, { characters: part.characters, weight, format: 'sfnt' }),
      ),
    );
    const shown = family === 'text' ? [...words, ...joining.typed] : [...words];
    expect(shown.filter((word) => cut(word) !== whole(word))).toEqual([]);
    expect(statSync(file).size).toBeLessThan(
      statSync(require.resolve(`${families[family]}-${part.name}-wght-normal.woff2`)).size,
    );
  });
});

test('each page asks at once for the title and text fonts of its own script, and for no others', () => {
  const preloadsOf = (language: string) =>
    new Set(
      routes
        .filter((route) => route.language === language)
        .map((route) =>
          readTags(route)
            .filter(({ attributes }) => attributes.rel === 'preload' && attributes.as === 'font')
            .map(({ attributes }) => attributes.href ?? '')
            .join(' '),
        ),
    );
  const byScript = new Map<string, string>();
  for (const language of languages) {
    const [fonts = '', ...others] = preloadsOf(language);
    expect(others, `every page in ${language} has the same`).toEqual([]);
    expect(fonts.split(' ').filter(hasFile)).toHaveLength(2);
    byScript.set(languageDetails[language].script, fonts);
  }
  expect(new Set(byScript.values()).size).toBe(byScript.size);
});
