import { deflateSync } from 'node:zlib';
import type { PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

/** A compressed stream. The library compresses in JavaScript, which takes four times as long. */
export function createCompressedStream(
  context: PDFContext,
  content: Uint8Array,
  dictionary: Parameters<PDFContext['stream']>[1] = {},
): PDFRawStream {
  return context.stream(deflateSync(content), { ...dictionary, Filter: 'FlateDecode' });
}
