import {
  throwIfAborted,
  toPictureTexts,
  type FileContent,
  type ReadFileOptions,
} from './file-content.ts';
import { maxCertificateFileSize, detectFileKind, type FileKind } from './file-kind.ts';
import { drawPicture, measurePicture } from './pictures.ts';

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
  // It may have changed since it was chosen, or be in a cloud.
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { unreadable: 'gone' };
  const bytes = new Uint8Array(buffer);
  const kind = detectFileKind(bytes);
  if (!kind) return { unreadable: 'type' };
  if (kind === 'pdf') return (await import('./read-pdf.ts')).readPdf(bytes, options);
  return (await readPicture(file, options)) ?? { unreadable: toReason(kind) };
}

/** The reason if the browser can’t open a picture: some browsers lack the newer kinds. */
function toReason(kind: FileKind) {
  if (kind === 'heic') return 'heic';
  return kind === 'webp' || kind === 'avif' ? 'type' : 'broken';
}

/** Undefined if the browser can’t open the picture. */
async function readPicture(
  file: File,
  { reader, signal }: ReadFileOptions,
): Promise<FileContent | undefined> {
  const size = await measurePicture(file);
  if (size && size.width * size.height > maxPixels) return { unreadable: 'too-large-picture' };
  const picture = size && (await createImageBitmap(file).catch(() => undefined));
  if (!picture) return undefined;
  try {
    const longerSide = Math.max(picture.width, picture.height);
    // Pictures are not scaled up, so all sizes above that of the picture are the same.
    for (const side of new Set(maxSides.map((maxSide) => Math.min(maxSide, longerSide)))) {
      throwIfAborted(signal);
      const texts = await reader.read(drawPicture(picture, side));
      if (texts.length > 0) return { texts: toPictureTexts(texts) };
    }
  } finally {
    picture.close();
  }
  return { unreadable: 'no-code' };
}
