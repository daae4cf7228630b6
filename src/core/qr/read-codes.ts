import { readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { attempts, type Pixels } from './attempts.ts';

/** How pictures are searched for QR codes: thoroughly, as a certificate’s code is fine. */
const readerOptions: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  // A certificate may lie beside a payment code or a label.
  maxNumberOfSymbols: 4,
};

/** The texts of the QR codes in a picture; none when there are none. The wasm module must have been prepared. */
export async function readCodes(picture: Pixels): Promise<string[]> {
  for (const attempt of attempts(picture)) {
    const codes = await readBarcodes(attempt as ImageData, readerOptions);
    const texts = codes.filter(({ isValid }) => isValid).map(({ text }) => text);
    if (texts.length > 0) return texts;
  }
  return [];
}
