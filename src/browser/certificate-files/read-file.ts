import type { Unreadable } from '../../core/certificates/verdict.ts';
import type { CodeReader } from '../qr-reader/reader.ts';
import { largestFile, toKind, toPictureSize } from './kind.ts';
import { drawPicture } from './pictures.ts';

/** What was found in a file: texts that may be a certificate, or why there are none. */
export type FileContent = { texts: string[]; from: 'attachment' | 'picture' } | { unreadable: Unreadable };

export interface Reading {
  reader: CodeReader;
  signal: AbortSignal;
  /** Told before each page of a PDF. */
  onPage: (page: number, pages: number) => void;
}

/** Pictures with more pixels than this are not unpacked. */
const mostPixels = 60_000_000;

/** The longest sides, in pixels, at which a picture is searched; the middle one reads most photographs. */
const sides = [2000, 3600, 1200];

/** Judges a file by its size and bytes, and reads what it holds. It never leaves the device. */
export async function readFile(file: File, reading: Reading): Promise<FileContent> {
  if (file.size === 0) return { unreadable: 'empty' };
  if (file.size > largestFile) return { unreadable: 'too-big' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = toKind(bytes);
  if (!kind) return { unreadable: 'type' };
  if (kind === 'pdf') return (await import('./read-pdf.ts')).readPdf(bytes, reading);
  const size = toPictureSize(bytes, kind);
  if (!size || size.width * size.height === 0) return { unreadable: 'broken' };
  if (size.width * size.height > mostPixels) return { unreadable: 'too-large-picture' };
  return readPicture(file, reading);
}

async function readPicture(file: File, { reader, signal }: Reading): Promise<FileContent> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { unreadable: 'broken' };
  try {
    const longest = Math.max(picture.width, picture.height);
    // A picture is never made larger: sizes above its own are the same one.
    for (const side of new Set(sides.map((one) => Math.min(one, longest)))) {
      signal.throwIfAborted();
      const texts = await reader.read(drawPicture(picture, side));
      if (texts.length > 0) return { texts, from: 'picture' };
    }
  } finally {
    picture.close();
  }
  return { unreadable: 'no-code' };
}
