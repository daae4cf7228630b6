import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { getCachedFile } from '../../file-cache.ts';
import { isUpload, openUpload } from '../../uploads/open-upload.ts';
import type { OpenedUpload } from '../../uploads/uploaded-file.ts';
import type { Fault } from '../fault.ts';
import { judgePixels } from './picture-sizes.ts';
import { listFiles } from './list-files.ts';

/** Raise this when the rules change, so that files that were opened before are opened again. */
const version = 4;

/**
 * The folder of what is known of files that were opened, below the root of the project that runs.
 */
const known = 'node_modules/.cache/opened';

/** What is remembered of a file: all of what was found but the file that is to be published. */
type Known = Omit<OpenedUpload, 'clean'>;

/**
 * Opens every picture, drawing and PDF below a folder, as the build or a reader will. Each is
 * opened once: what was found is kept by the content of the file.
 */
export async function openFiles(root: string, contentFolder: string): Promise<Fault[]> {
  const { files } = listFiles(contentFolder);
  const opened = files.filter(isUpload).map(async (path): Promise<Fault[]> => {
    const bytes = readFileSync(join(contentFolder, path));
    const file = relative(root, join(contentFolder, path));
    const { found, pixels } = await remember(path, bytes);
    return [...found, ...(pixels ? judgePixels(path, pixels) : [])].map((one) => ({
      file,
      line: 1,
      field: 'file',
      ...one,
    }));
  });
  return (await Promise.all(opened)).flat();
}

async function remember(name: string, bytes: Buffer): Promise<Known> {
  const key = createHash('sha256')
    .update(`${version} ${extname(name).toLowerCase()} `)
    .update(bytes)
    .digest('hex')
    .slice(0, 32);
  const path = await getCachedFile(join(known, `${key}.json`), async () => {
    const { found, pixels } = await openUpload(name, bytes);
    return Buffer.from(JSON.stringify({ found, pixels }));
  });
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Known) : { found: [] };
}
