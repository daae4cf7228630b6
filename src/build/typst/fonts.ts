import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { range, toSourceFile } from '../fonts/scripts.ts';
import { getCachedFile } from '../file-cache.ts';
import { renameFont } from './rename-font.ts';

const require = createRequire(import.meta.url);

/** All that the packages hold of the two scripts; a document carries only the glyphs it shows. */
const characters = `${range(0x20, 0x17f)}${range(0x900, 0x97f)}${range(0x2010, 0x203a)}\u200c\u200d₹◌`;

/** The families that `house.typ` names. Documents know no others, so they look the same on every machine. */
const families = [
  { family: 'Site Text Latin', source: toSourceFile('text', 'latin'), weights: [400, 600, 700] },
  { family: 'Site Text Latin Extended', source: toSourceFile('text', 'latin-ext'), weights: [400, 600, 700] },
  { family: 'Site Text Devanagari', source: toSourceFile('text', 'devanagari'), weights: [400, 600, 700] },
  { family: 'Site Heading Latin', source: toSourceFile('heading', 'latin'), weights: [600] },
];

/**
 * The fonts of documents as plain, static font files: Typst reads neither woff2 nor variable fonts.
 * They are made once and kept until a package changes.
 *
 * @param cacheFolder where they are kept
 */
export async function getDocumentFonts(cacheFolder = 'node_modules/.cache/fonts'): Promise<Buffer[]> {
  return Promise.all(
    families.flatMap(({ family, source, weights }) =>
      weights.map((weight) => getFont(cacheFolder, family, require.resolve(source), weight)),
    ),
  );
}

async function getFont(cacheFolder: string, family: string, source: string, weight: number): Promise<Buffer> {
  const woff = readFileSync(source);
  const digest = createHash('sha256')
    .update(woff)
    .update(JSON.stringify([family, weight, characters]))
    .digest('hex')
    .slice(0, 12);
  const path = join(cacheFolder, `${family.replaceAll(' ', '-').toLowerCase()}-${weight}-${digest}.ttf`);
  const make = async () =>
    renameFont(await subsetFont(woff, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }), family);
  return readFileSync(await getCachedFile(path, make));
}
