import {
  decodePDFRawStream,
  PDFArray,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFDocument,
} from '@cantoo/pdf-lib';

/** The most that a part may unpack to, in bytes, where no honest program packs much. */
const mostOfPart = 100_000_000;

/** The most points that a picture may have: thrice a poster (A0) at 300 dpi. */
const mostPoints = 400_000_000;

/** How much is unpacked at once. */
const step = 65_536;

/** What gives a picture and not bytes (ISO 32000-1, 7.4). */
const ofPictures = ['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'];

/**
 * Whether a part of a PDF is too large by another way than the usual one, which is looked at before
 * the file is read: LZW, run lengths, something packed behind text, or a picture.
 */
export function filtersTooFar(document: PDFDocument): boolean {
  return document.context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFRawStream && isTooLarge(object));
}

function isTooLarge(stream: PDFRawStream): boolean {
  const points = ['Width', 'Height'].map((name) => stream.dict.lookup(PDFName.of(name)));
  const [width = 0, height = 0] = points.map((one) =>
    one instanceof PDFNumber ? one.asNumber() : 0,
  );
  if (width * height > mostPoints) return true;
  const filters = readFilters(stream);
  const picture = filters.findIndex((name) => ofPictures.includes(name));
  const packed = filters.slice(0, picture < 0 ? undefined : picture);
  return packed.some((name) => name !== 'FlateDecode') && measure(stream, packed) > mostOfPart;
}

function readFilters({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  const names = filter instanceof PDFArray ? filter.asArray() : [filter];
  return names
    .map((name) => dict.context.lookup(name))
    .filter((name) => name instanceof PDFName)
    .map((name) => name.decodeText());
}

/** How much a part gives, up to a little more than it may; what is broken gives no more. */
function measure({ dict, contents }: PDFRawStream, filters: readonly string[]): number {
  let total = 0;
  try {
    const part = PDFRawStream.of(dict.context.obj({ Filter: [...filters] }), contents);
    const unpacked = decodePDFRawStream(part);
    for (;;) {
      const { length } = unpacked.getBytes(step);
      total += length;
      if (length < step || total > mostOfPart) return total;
    }
  } catch {
    return total;
  }
}
