import sharp, { type Metadata, type SharpOptions } from 'sharp';
import type { OpenedUpload } from './uploaded-file.ts';

/** Refuses a truncated picture, and accepts minor defects that every browser shows. */
const options: SharpOptions = { failOn: 'truncated' };

const limit = { seconds: 20 };

/**
 * Reads every pixel of a picture. A photograph with metadata on its place, author or camera is
 * written anew without it: rotated for display, with its colour profile and nothing else.
 */
export async function openPicture(bytes: Buffer): Promise<OpenedUpload> {
  try {
    await sharp(bytes, options).timeout(limit).resize(8).raw().toBuffer();
    const metadata = await sharp(bytes, options).metadata();
    const { exif, xmp, iptc, tifftagPhotoshop, comments } = metadata;
    if (!exif && !xmp && !iptc && !tifftagPhotoshop && !comments?.length) return { found: [] };
    return { found: [{ message: 'pictureTellsMore' }], clean: await writeAnew(bytes, metadata) };
  } catch {
    return { found: [{ message: 'fileBroken' }] };
  }
}

/** At these qualities nobody sees that a photograph was written twice. */
function writeAnew(bytes: Buffer, { format }: Metadata): Promise<Buffer> {
  const picture = sharp(bytes, { ...options, animated: format === 'gif' || format === 'webp' })
    .timeout(limit)
    .autoOrient()
    .keepIccProfile();
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 92 }).toBuffer();
    case 'heif':
      return picture.avif({ quality: 75 }).toBuffer();
    default:
      return picture.toBuffer();
  }
}
