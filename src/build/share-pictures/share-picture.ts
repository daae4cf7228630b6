import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { memoize } from '../../core/memoize.ts';
import { getCachedFile } from '../file-cache.ts';
import { subsetForPictures } from '../fonts/subset.ts';
import type { PictureFont, PictureTask, PictureWords } from './draw.ts';

const folder = 'node_modules/.cache/pictures';
/** Raise this when the drawing changes, so that kept pictures are drawn anew. */
const version = 4;

/**
 * The picture of a page, drawn in a worker thread. Pictures are kept by what they say, so an
 * unchanged page costs nothing in the next build.
 */
export async function drawSharePicture(words: PictureWords): Promise<Uint8Array> {
  const key = createHash('sha256')
    .update(JSON.stringify([version, words]))
    .digest('hex')
    .slice(0, 24);
  return readFile(await getCachedFile(join(folder, `${key}.png`), () => draw(words)));
}

const startThreads = memoize(
  () =>
    new Tinypool({
      filename: import.meta.env.SHARE_PICTURE_WORKER,
      runtime: 'worker_threads',
      minThreads: 0,
    }),
);

async function draw(words: PictureWords): Promise<Uint8Array> {
  const task: PictureTask = { words, fonts: await listFonts() };
  return (await startThreads().run(task)) as Uint8Array;
}

const listFonts = memoize(async (): Promise<PictureFont[]> =>
  (await subsetForPictures('node_modules/.cache/fonts')).map(({ family, part, path }) => ({
    // Of several fonts of one name only one is asked for a letter; the others are asked by name or
    // by script.
    name: part.forLetters ? `${family} ${part.name}` : family,
    // Satori draws nothing of a script whose font is not marked so.
    ...(part.script !== 'latin' && { lang: part.script }),
    path,
  })),
);
