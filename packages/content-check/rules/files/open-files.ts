import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { getCachedFile } from '@federation/base/file-cache';
import { isUpload, openUpload } from '../../uploads/open-upload.ts';
import type { OpenedUpload } from '../../uploads/uploaded-file.ts';
import type { Fault } from '../../rule/fault.ts';
import { listFiles } from '../../rule/list-files.ts';

/** Raise this when the rules change, so that files that were opened before are opened again. */
const version = 8;

/**
 * The folder of what is known of files that were opened, below the root of the project that runs.
 */
const known = 'node_modules/.cache/opened';

/**
 * Opens every picture, drawing and PDF of the content, as the build or a reader will. Each is
 * opened once: what was found is kept by the content of the file.
 */
export async function openFiles(root: string): Promise<Fault[]> {
  const contentFolder = join(root, 'src/content');
  const opened = listFiles(contentFolder)
    .filter(isUpload)
    .map(async (path): Promise<Fault[]> => {
      const bytes = readFileSync(join(contentFolder, path));
      const file = relative(root, join(contentFolder, path));
      const found = await remember(path, bytes);
      return found.map((one) => ({ file, line: 1, field: 'file', ...one }));
    });
  return (await Promise.all(opened)).flat();
}

async function remember(name: string, bytes: Buffer): Promise<OpenedUpload['found']> {
  const key = createHash('sha256')
    .update(`${version} ${extname(name).toLowerCase()} `)
    .update(bytes)
    .digest('hex')
    .slice(0, 32);
  const path = await getCachedFile(join(known, `${key}.json`), async () => {
    const { found } = await openUpload(name, bytes);
    return Buffer.from(JSON.stringify(found));
  });
  return JSON.parse(readFileSync(path, 'utf8')) as OpenedUpload['found'];
}
