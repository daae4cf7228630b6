import type { ReaderOptions } from 'zxing-wasm/reader';

/** How pictures are searched for QR codes: thoroughly, as a certificate’s code is fine. */
export const readerOptions: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  // A certificate may lie beside a payment code or a label.
  maxNumberOfSymbols: 4,
};
