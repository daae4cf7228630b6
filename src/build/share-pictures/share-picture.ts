import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { getCachedFile } from '../file-cache.ts';
import { subsetForPictures } from '../fonts/subset.ts';
import type { PictureFont, PictureTask, PictureWords } from './draw.ts';

const folder = 'node_modules/.cache/pictures';
/** Raise this when the drawing changes, so that kept pictures are drawn anew. */
const version = 4;

/**
 * The picture of a page, drawn in a worker thread. Pictures are kept by what they say, so an unchanged page costs nothing
 * in the next build.
 */
export async function drawSharePicture(words: PictureWords): Promise<Uint8Array> {
  const key = createHash('sha256')
    .update(JSON.stringify([version, words]))
    .digest('hex')
    .slice(0, 24);
  return readFile(await getCachedFile(join(folder, `${key}.png`), () => draw(words)));
}

let pool: Tinypool | undefined;
let fonts: Promise<PictureFont[]> | undefined;

async function draw(words: PictureWords): Promise<Uint8Array> {
  fonts ??= listFonts();
  // By its place in the project, because a build bundles the module that is read here.
  pool ??= new Tinypool({ filename: pathToFileURL('src/build/share-pictures/draw.ts').href, runtime: 'worker_threads', minThreads: 0 });
  return (await pool.run({ words, fonts: await fonts } satisfies PictureTask)) as Uint8Array;
}

async function listFonts(): Promise<PictureFont[]> {
  return (await subsetForPictures('node_modules/.cache/fonts')).map(({ family, part, path }) => ({
    // Of several fonts of one name only one is asked for a letter; the others are asked by name or by script.
    name: part.forLetters ? `${family} ${part.name}` : family,
    // Satori draws nothing of a script whose font is not marked so.
    ...(part.script !== 'latin' && { lang: part.script }),
    path,
  }));
}
