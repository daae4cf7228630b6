import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { getCachedFile } from '../file-cache.ts';
import { fontParts, labelParts, toSourceFile, type families, type FontPart } from './scripts.ts';

const require = createRequire(import.meta.url);

type Family = keyof typeof families;
type Weight = number | { min: number; max: number };

/** A font file of the site, and the characters for which a browser fetches it. */
export interface FontFile {
  path: string;
  unicodeRange: string;
}

/** What a page shows headings, text and the labels of the language switch in. */
export type SiteFonts = Record<'heading' | 'text' | 'labels', FontFile[]>;

/**
 * Reduces the fonts of the site to the weights and characters in use. Files are kept until the sources
 * or what is used changes, so a second build costs nothing.
 */
export async function subsetFonts(cacheFolder: string): Promise<SiteFonts> {
  const toFiles = (name: string, family: Family, weight: Weight, parts: readonly FontPart[]) =>
    Promise.all(
      parts.map(async (part) => ({
        path: await subset(cacheFolder, `${name}-${part.name}`, family, part, weight, 'woff2'),
        unicodeRange: part.unicodeRange,
      })),
    );
  return {
    heading: await toFiles('heading', 'heading', 600, fontParts),
    text: await toFiles('text', 'text', { min: 400, max: 700 }, fontParts),
    labels: await toFiles('labels', 'text', 500, labelParts),
  };
}

/** A font of drawn pictures. */
export interface PictureFont {
  family: Family;
  part: FontPart;
  path: string;
}

/** The fonts of drawn pictures, as whole files of weight 600. */
export function subsetForPictures(cacheFolder: string): Promise<PictureFont[]> {
  const fonts = (['heading', 'text'] as const).flatMap((family) => fontParts.map((part) => ({ family, part })));
  return Promise.all(
    fonts.map(async ({ family, part }) => ({
      family,
      part,
      path: await subset(cacheFolder, `picture-${family}-${part.name}`, family, part, 600, 'sfnt'),
    })),
  );
}

async function subset(
  folder: string,
  name: string,
  family: Family,
  { source, characters }: FontPart,
  weight: Weight,
  targetFormat: 'sfnt' | 'woff2',
): Promise<string> {
  const font = readFileSync(require.resolve(toSourceFile(family, source)));
  const digest = createHash('sha256')
    .update(font)
    .update(JSON.stringify([weight, characters]))
    .digest('hex')
    .slice(0, 12);
  const path = join(folder, `${name}-${digest}.${targetFormat === 'sfnt' ? 'ttf' : 'woff2'}`);
  return getCachedFile(path, () => subsetFont(font, characters, { targetFormat, variationAxes: { wght: weight } }));
}
