import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A photograph of noise, so that it has bytes enough to lose some. */
export function makePhotograph(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 64, height: 64, channels: 3, background: '#888', noise } })
    .toFormat(format)
    .toBuffer();
}

/** A PDF of one page. */
export async function makePdf(password?: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  if (password) document.encrypt({ userPassword: password, ownerPassword: password });
  return Buffer.from(await document.save());
}
