import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(
  '.html .css .js .mjs .svg .json .xml .txt .webmanifest .wasm .ics'.split(' '),
);
/** Smaller files are not worth compressing, in bytes. */
const minSize = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes Brotli and gzip copies of the text files in a folder, so that no server compresses them for
 * each request.
 *
 * @returns the number of files, and their bytes before and after Brotli
 */
export async function compressFiles(
  folder: string,
): Promise<{ count: number; before: number; after: number }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => compressible.has(extname(path)) && statSync(path).size >= minSize);
  const queue = [...files];
  const sum = { count: files.length, before: 0, after: 0 };
  const takeFromQueue = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) {
      const source = readFileSync(path);
      const [br, gz] = await Promise.all([
        toBrotli(source, {
          params: {
            // Quality 9 takes a tenth of the time, but its pages are 6 % heavier than their budget.
            [constants.BROTLI_PARAM_QUALITY]: 10,
            [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
          },
        }),
        toGzip(source, { level: 9 }),
      ]);
      if (br.length < source.length) writeFileSync(`${path}.br`, br);
      if (gz.length < source.length) writeFileSync(`${path}.gz`, gz);
      sum.before += source.length;
      sum.after += br.length;
    }
  };
  await Promise.all(Array.from({ length: 4 }, takeFromQueue));
  return sum;
}
