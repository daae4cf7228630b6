import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A photograph of noise, so that it has bytes enough to lose some. */
export function makePhotograph(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  height = 64,
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 64, height, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
}

/** The same photograph, lying on its side, with its author, the place and a colour profile. */
export function makeTelling(photograph: Buffer): Promise<Buffer> {
  return sharp(photograph)
    .withMetadata({ orientation: 6, icc: 'p3' })
    .withExifMerge({
      IFD0: { Artist: 'Arvind Rao' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' },
    })
    .toBuffer();
}

/** A PDF of one page. */
export async function makePdf(password?: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  if (password) document.encrypt({ userPassword: password, ownerPassword: password });
  return Buffer.from(await document.save());
}
