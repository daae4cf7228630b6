import { toPictureTexts, type FileContent, type ReadFileOptions } from './file-content.ts';
import { maxCertificateFileSize, toFileKind, toPictureSize } from './file-kind.ts';
import { drawPicture } from './pictures.ts';

/** The maximum number of pixels of a picture; larger ones are not decoded. */
const maxPixels = 60_000_000;

/**
 * The sizes at which a picture is searched: the maximum length of its longer side, in pixels. The
 * most successful comes first.
 */
const maxSides = [2000, 3600, 1200];

/** Checks the size and kind of a file and reads its content. The file never leaves the device. */
export async function readFile(file: File, options: ReadFileOptions): Promise<FileContent> {
  if (file.size === 0) return { unreadable: 'empty' };
  if (file.size > maxCertificateFileSize) return { unreadable: 'too-big' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = toFileKind(bytes);
  if (!kind) return { unreadable: 'type' };
  if (kind === 'pdf') return (await import('./read-pdf.ts')).readPdf(bytes, options);
  const size = toPictureSize(bytes, kind);
  if (!size || size.width * size.height === 0) return { unreadable: 'broken' };
  if (size.width * size.height > maxPixels) return { unreadable: 'too-large-picture' };
  return readPicture(file, options);
}

async function readPicture(file: File, { reader, signal }: ReadFileOptions): Promise<FileContent> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { unreadable: 'broken' };
  try {
    const longerSide = Math.max(picture.width, picture.height);
    // Pictures are not scaled up, so all sizes above that of the picture are the same.
    for (const side of new Set(maxSides.map((maxSide) => Math.min(maxSide, longerSide)))) {
      signal.throwIfAborted();
      const texts = await reader.read(drawPicture(picture, side));
      if (texts.length > 0) return { texts: toPictureTexts(texts) };
    }
  } finally {
    picture.close();
  }
  return { unreadable: 'no-code' };
}
