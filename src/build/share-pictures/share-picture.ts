import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';
import { memoize } from '../../core/memoize.ts';
import { getCachedFile } from '../file-cache.ts';
import { subsetForPictures } from '../fonts/subset.ts';
import { draw, type PictureLook, type PictureWords } from './draw.ts';

const folder = 'node_modules/.cache/pictures';
/** Raise this when the drawing changes, so that kept pictures are drawn anew. */
const version = 5;

/**
 * The picture of a page. Pictures are kept by what they say and how they look, so an unchanged page costs nothing in
 * the next build.
 */
export async function drawSharePicture(
  words: PictureWords,
  look: PictureLook,
): Promise<Uint8Array> {
  const key = createHash('sha256')
    .update(JSON.stringify([version, words, look]))
    .digest('hex')
    .slice(0, 24);
  const drawn = async () => draw(words, look, await readFonts());
  return readFile(await getCachedFile(join(folder, `${key}.png`), drawn));
}

/** One array for all pictures, because Satori reads the fonts of each array anew. */
const readFonts = memoize(async (): Promise<Font[]> =>
  (await subsetForPictures('node_modules/.cache/fonts')).map(({ family, part, path }) => ({
    // Of several fonts of one name only one is asked for a letter; the others are asked by name or
    // by script.
    name: part.forLetters ? `${family} ${part.name}` : family,
    // Satori draws nothing of a script whose font is not marked so.
    ...(part.script !== 'latin' && { lang: part.script }),
    data: readFileSync(path),
    weight: 600,
    style: 'normal',
  })),
);
