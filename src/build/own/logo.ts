import sharp from 'sharp';
import { openUpload } from '../uploads/open-upload.ts';

/** The width of the picture in the mark, in pixels: the largest icon shows it. */
const width = 512;

/**
 * The mark of a federation as the site keeps it: a drawing as it is safe to publish, or a drawing
 * around a picture.
 *
 * @param name the name of the file, which says what it is
 * @throws when it can’t be opened
 */
export async function toLogo(name: string, bytes: Buffer): Promise<string> {
  const { found, clean } = await openUpload(name, bytes);
  if (/\.svg$/i.test(name)) {
    if (found.length > 0 && !clean) throw new Error(`${name} can’t be used as a drawing.`);
    return (clean ?? bytes).toString('utf8');
  }
  const picture = await sharp(bytes)
    .resize(width, width, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><image width="48" height="48" href="data:image/png;base64,${picture.toString('base64')}"/></svg>\n`;
}
