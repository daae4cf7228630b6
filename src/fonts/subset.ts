import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fontverter from 'fontverter';
import type { Settings } from '@federation/content-model/settings';
import { languageDetails, languages } from '@federation/i18n/languages';
import { readSiteFile } from '@federation/content-model/files/site-files';
import { getCachedFile } from '@federation/base/file-cache';
import {
  fontParts,
  findLabelParts,
  toSourceFile,
  type families,
  type FontPart,
} from '@federation/base/font-files';
import { createShaper } from './shaping.ts';
import { subsetFont, type SubsetOptions } from '../font-subset/subset-font.ts';
import { collectSyllables } from './words.ts';

const require = createRequire(import.meta.url);

interface Variant {
  name: string;
  family: keyof typeof families;
  weight: SubsetOptions['weight'];
}

/** A font file of the site, and the characters for which a browser fetches it. */
export interface FontFile {
  path: string;
  unicodeRange: string;
}

/** Fonts of headings, text and the labels of the language switch. */
export type SiteFonts = Record<'heading' | 'text' | 'labels', FontFile[]>;

/**
 * Reduces the fonts of the site to the weights and characters in use. The results are cached until
 * the sources or the words change, so a second build costs nothing.
 *
 * @param wordsOf the words of the site in the script of a part; without it, every conjunct stays
 *   that the characters of a script can form, as it must while words are still being written
 */
export async function subsetFonts(
  cacheFolder: string,
  wordsOf?: (part: FontPart) => readonly string[],
): Promise<SiteFonts> {
  const toFiles = (
    variant: Variant,
    parts: readonly FontPart[],
    toWords?: (part: FontPart) => readonly string[],
  ) =>
    Promise.all(
      parts.map(async (part) => ({
        path: await subset(cacheFolder, variant, part, toWords?.(part)),
        unicodeRange: part.unicodeRange,
      })),
    );
  // Visitors see what they type in the font of the text.
  const withTyped =
    wordsOf && ((part: FontPart) => [...wordsOf(part), ...(part.joining?.typed ?? [])]);
  // Read without its schema, as the content gate explains wrong values.
  const { name } = readSiteFile(process.cwd(), 'settings').data as Partial<Settings>;
  const names = [
    ...languages.map((language) => languageDetails[language].name),
    ...(name ? Object.values(name) : []),
  ];
  return {
    heading: await toFiles({ name: 'heading', family: 'heading', weight: 600 }, fontParts, wordsOf),
    text: await toFiles(
      { name: 'text', family: 'text', weight: { min: 400, max: 700 } },
      fontParts,
      withTyped,
    ),
    labels: await toFiles(
      { name: 'labels', family: 'text', weight: 500 },
      findLabelParts(names),
      () => names,
    ),
  };
}

/** The words of the site in the script of a part; none if its font has few conjuncts. */
export function getWords({ joining }: FontPart): readonly string[] {
  return joining ? collectSyllables(process.cwd(), joining.words) : [];
}

async function subset(
  folder: string,
  { name, family, weight }: Variant,
  { name: script, characters }: FontPart,
  words: readonly string[] = [],
): Promise<string> {
  const font = readFileSync(require.resolve(toSourceFile(family, script)));
  const digest = createHash('sha256')
    .update(font)
    .update(JSON.stringify([weight, characters, words]))
    .digest('hex')
    .slice(0, 12);
  const path = join(folder, `${name}-${script}-${digest}.woff2`);
  return getCachedFile(path, async () =>
    subsetFont(font, {
      weight,
      format: 'woff2',
      characters,
      glyphs: words.length > 0 ? await collectGlyphs(font, words) : undefined,
    }),
  );
}

async function collectGlyphs(font: Buffer, words: readonly string[]): Promise<Set<number>> {
  return createShaper(await fontverter.convert(font, 'sfnt')).collectGlyphs(words);
}
