import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { getCachedFile } from '../file-cache.ts';

const require = createRequire(import.meta.url);

type Weight = number | { min: number; max: number };

/** One font file to cut: where it comes from, and what of it is kept. */
interface Cut {
  name: string;
  source: string;
  weight: Weight;
  text: string;
}

/** Where the packages keep the two families; the name of the script, the axis and the style follow. */
export const fontSources = {
  eczar: '@fontsource-variable/eczar/files/eczar',
  noto: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari',
};
const { eczar, noto } = fontSources;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** ASCII and the punctuation of good typography; both scripts share these. */
const latin = `${range(0x20, 0x7e)}\u00a0§©·×–—‘’“”•…›→₹`;

/** The whole block, with the joiners; the shaping tables keep every conjunct that can be formed from it. */
const devanagari = `${range(0x900, 0x97f)}\u200c\u200d◌`;

/** The ranges that tell a browser which file a text needs. */
export const unicodeRanges = {
  latin: 'U+0020-007E, U+00A0-00FF, U+2010-2026, U+203A, U+2192, U+20B9',
  devanagari: 'U+0900-097F, U+200C-200D, U+25CC',
};

/**
 * Cuts the fonts of the site to the weights and characters in use and returns their paths. Files
 * are kept until the sources or the cut change, so a second build costs nothing.
 *
 * @param strayWords the few words in Devanagari that stand on English pages too; a file of their own
 *   spares those pages the whole script
 */
export async function cutFonts(cacheFolder: string, strayWords: string) {
  const cuts = {
    headingLatin: { name: 'heading-latin', source: `${eczar}-latin-wght-normal.woff2`, weight: 600, text: latin },
    headingDevanagari: { name: 'heading-devanagari', source: `${eczar}-devanagari-wght-normal.woff2`, weight: 600, text: devanagari },
    textLatin: { name: 'text-latin', source: `${noto}-latin-wght-normal.woff2`, weight: { min: 400, max: 700 }, text: latin },
    textDevanagari: {
      name: 'text-devanagari',
      source: `${noto}-devanagari-wght-normal.woff2`,
      weight: { min: 400, max: 700 },
      text: devanagari,
    },
    strayDevanagari: { name: 'stray-devanagari', source: `${noto}-devanagari-wght-normal.woff2`, weight: 500, text: strayWords },
  } satisfies Record<string, Cut>;
  const paths = await Promise.all(Object.entries(cuts).map(async ([key, cut]) => [key, await cutFont(cacheFolder, cut)] as const));
  return Object.fromEntries(paths) as Record<keyof typeof cuts, string>;
}

/** The fonts of drawn pictures, as whole files of one weight. */
export async function cutForPictures(cacheFolder: string): Promise<{ family: string; path: string; script: 'latin' | 'devanagari' }[]> {
  const cuts = [
    { family: 'Heading', name: 'picture-heading-latin', source: `${eczar}-latin-wght-normal.woff2`, weight: 600, text: latin },
    {
      family: 'Heading',
      name: 'picture-heading-devanagari',
      source: `${eczar}-devanagari-wght-normal.woff2`,
      weight: 600,
      text: devanagari,
    },
    { family: 'Text', name: 'picture-text-latin', source: `${noto}-latin-wght-normal.woff2`, weight: 600, text: latin },
    { family: 'Text', name: 'picture-text-devanagari', source: `${noto}-devanagari-wght-normal.woff2`, weight: 600, text: devanagari },
  ];
  return Promise.all(
    cuts.map(async ({ family, ...cut }) => ({
      family,
      path: await cutFont(cacheFolder, cut, 'sfnt'),
      script: cut.name.endsWith('devanagari') ? ('devanagari' as const) : ('latin' as const),
    })),
  );
}

async function cutFont(cacheFolder: string, cut: Cut, targetFormat: 'sfnt' | 'woff2' = 'woff2'): Promise<string> {
  const source = readFileSync(require.resolve(cut.source));
  const digest = createHash('sha256')
    .update(source)
    .update(JSON.stringify([cut.weight, cut.text]))
    .digest('hex')
    .slice(0, 12);
  const path = join(cacheFolder, `${cut.name}-${digest}.${targetFormat === 'sfnt' ? 'ttf' : 'woff2'}`);
  return getCachedFile(path, () => subsetFont(source, cut.text, { targetFormat, variationAxes: { wght: cut.weight } }));
}
