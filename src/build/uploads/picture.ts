import sharp, { type Metadata } from 'sharp';
import type { OpenedUpload } from './uploaded-file.ts';

/**
 * Reads every pixel of a picture, so that half a picture is found too. A photograph that tells
 * where, by whom or with what it was taken is made anew without that: turned as it is to be seen,
 * with its colour profile and nothing else.
 */
export async function openPicture(bytes: Buffer): Promise<OpenedUpload> {
  try {
    await sharp(bytes).resize(8).raw().toBuffer();
    const told = await sharp(bytes).metadata();
    const { exif, xmp, iptc, tifftagPhotoshop, comments } = told;
    if (!exif && !xmp && !iptc && !tifftagPhotoshop && !comments?.length) return { found: [] };
    return { found: [{ message: 'pictureTellsMore' }], clean: await writeAnew(bytes, told) };
  } catch {
    return { found: [{ message: 'pictureBroken' }] };
  }
}

/** At these qualities nobody sees that a photograph was written twice. */
function writeAnew(bytes: Buffer, { format }: Metadata): Promise<Buffer> {
  const picture = sharp(bytes, { animated: format === 'gif' || format === 'webp' })
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
