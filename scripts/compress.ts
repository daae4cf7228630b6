import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

/**
 * Writes a Brotli and a gzip copy beside every text file of the built site, so that no server needs
 * to compress while a visitor waits. Copies that would save nothing are not written.
 */
const compressible = new Set(['.html', '.css', '.js', '.mjs', '.svg', '.json', '.xml', '.txt', '.webmanifest', '.wasm', '.ics']);
const smallest = 512;

const folder = process.argv[2] ?? 'dist';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((path) => compressible.has(extname(path)) && statSync(path).size >= smallest);

let before = 0;
let after = 0;
const queue = [...files];
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let path = queue.pop(); path; path = queue.pop()) {
      const source = readFileSync(path);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(source, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
        }),
        promisify(gzip)(source, { level: 9 }),
      ]);
      if (br.length < source.length) writeFileSync(`${path}.br`, br);
      if (gz.length < source.length) writeFileSync(`${path}.gz`, gz);
      before += source.length;
      after += br.length;
    }
  }),
);
console.log(`${files.length} files compressed: ${Math.round(before / 1000)} kB to ${Math.round(after / 1000)} kB.`);
