import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getCachedFile } from '../../file-cache.ts';
import type { Fault } from '../fault.ts';
import { listFiles } from './list-files.ts';

/** Raise this when the rules change, so that files that were opened before are opened again. */
const version = 1;

/**
 * The folder of what is known of files that were opened, below the root of the project that runs.
 */
const known = 'node_modules/.cache/opened';

type Found = Pick<Fault, 'message' | 'values'>;

/**
 * How each type of file is opened. What opens it is loaded only when there is one that was not
 * opened before.
 */
const openers: readonly [RegExp, (bytes: Buffer) => Promise<Found[]>][] = [
  [/\.svg$/i, openDrawing],
  [/\.(?:avif|gif|jpe?g|png|webp)$/i, openPicture],
  [/\.pdf$/i, openPdf],
];

/**
 * Opens every picture, drawing and PDF below a folder, as the build or a reader will. Each is
 * opened once: what was found is kept by the content of the file.
 */
export async function openFiles(root: string, contentFolder: string): Promise<Fault[]> {
  const { files } = listFiles(contentFolder);
  const opened = files.map(async (path): Promise<Fault[]> => {
    const [, open] = openers.find(([ending]) => ending.test(path)) ?? [];
    if (!open) return [];
    const bytes = readFileSync(join(contentFolder, path));
    const file = relative(root, join(contentFolder, path));
    return (await remember(bytes, open)).map((found) => ({
      file,
      line: 1,
      field: 'file',
      ...found,
    }));
  });
  return (await Promise.all(opened)).flat();
}

async function remember(
  bytes: Buffer,
  open: (bytes: Buffer) => Promise<Found[]>,
): Promise<Found[]> {
  const key = createHash('sha256')
    .update(`${version} ${open.name} `)
    .update(bytes)
    .digest('hex')
    .slice(0, 32);
  const path = await getCachedFile(join(known, `${key}.json`), async () =>
    Buffer.from(JSON.stringify(await open(bytes))),
  );
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Found[]) : [];
}

async function openDrawing(bytes: Buffer): Promise<Found[]> {
  const { inspectDrawing } = await import('./open-drawing.ts');
  const removed = inspectDrawing(bytes.toString('utf8'));
  if (!removed) return [{ message: 'drawingBroken' }];
  const found = [...new Set(removed)].slice(0, 3).join(', ');
  if (found) return [{ message: 'drawingRunsCode', values: { found } }];
  return (await hasSize(bytes)) ? [] : [{ message: 'drawingWithoutSize' }];
}

async function openPicture(bytes: Buffer): Promise<Found[]> {
  const { default: sharp } = await import('sharp');
  try {
    // Every pixel is read, so that half a picture is found too.
    await sharp(bytes).resize(8).raw().toBuffer();
  } catch {
    return [{ message: 'pictureBroken' }];
  }
  return (await hasSize(bytes)) ? [] : [{ message: 'pictureBroken' }];
}

/** Whether the build finds out how large a picture is. */
async function hasSize(bytes: Buffer): Promise<boolean> {
  const { imageMetadata } = await import('astro/assets/utils');
  return imageMetadata(new Uint8Array(bytes)).then(
    () => true,
    () => false,
  );
}

async function openPdf(bytes: Buffer): Promise<Found[]> {
  const { PDFDocument, EncryptedPDFError } = await import('@cantoo/pdf-lib');
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    // The library repairs a file that was cut off; its last line (ISO 32000-1, 7.5.5) is then
    // missing.
    const isWhole = bytes.subarray(-1024).includes('%%EOF');
    return isWhole && document.getPageCount() > 0 ? [] : [{ message: 'pdfBroken' }];
  } catch (error) {
    return [{ message: error instanceof EncryptedPDFError ? 'pdfLocked' : 'pdfBroken' }];
  }
}
