import { readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { pictureVariants, type Pixels } from './picture-variants.ts';

/** The code of a certificate is dense and needs a thorough search. */
const readerOptions: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  // The picture may contain other codes, such as a payment code.
  maxNumberOfSymbols: 4,
};

/** The texts of the QR codes in a picture. The wasm module must have been prepared. */
export async function readCodes(picture: Pixels): Promise<string[]> {
  for (const attempt of pictureVariants(picture)) {
    const codes = await readBarcodes(attempt as ImageData, readerOptions);
    const texts = codes.filter(({ isValid }) => isValid).map(({ text }) => text);
    if (texts.length > 0) return texts;
  }
  return [];
}
