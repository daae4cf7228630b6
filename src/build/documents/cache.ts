import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../core/memoize.ts';
import { getCachedFile } from '../file-cache.ts';

const folder = 'node_modules/.cache/documents';

/**
 * Everything that affects a file besides its text: the code that makes it and the versions of
 * libraries.
 */
const makers = [
  'src/build/documents/*.ts',
  'src/build/typst/*',
  'src/build/pdf-repair/*.ts',
  'src/content/logo.svg',
  'package-lock.json',
];

/**
 * The file that is made from a source, cached until the source or the code changes.
 *
 * @param source identifies the file: equal sources give the same file
 */
export async function getCached(
  format: string,
  source: unknown,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  // In development the code may change while the server runs.
  if (import.meta.env?.DEV) digestMakers.forget();
  const name = createHash('sha256')
    .update(digestMakers())
    .update(format)
    .update(JSON.stringify(source))
    .digest('hex');
  return readFileSync(await getCachedFile(join(folder, `${name}.${format}`), make));
}

const digestMakers = memoize((): string => {
  const hash = createHash('sha256');
  for (const path of globSync(makers).sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
});
