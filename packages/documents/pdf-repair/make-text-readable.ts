import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { CodedFont } from './coded-font.ts';
import { createCompressedStream } from './compressed-stream.ts';
import { parseInstructions, writeInstructions } from './instructions.ts';
import { recodeSyllables } from './syllables.ts';

/**
 * Makes the text of a PDF by Typst readable for every reader, including those that ignore
 * `ActualText` (see the README of this folder). The same PDF always gives the same bytes.
 *
 * @throws if the file lacks the structure of Typst’s files
 */
export async function makeTextReadable(pdf: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const fonts = new Map<PDFDict, CodedFont>();
  for (const page of document.getPages()) recodePage(page, fonts);
  for (const font of fonts.values()) font.save();
  return Buffer.from(
    await document.save({
      addDefaultPage: false,
      updateFieldAppearances: false,
      objectsPerTick: Infinity,
    }),
  );
}

function recodePage({ doc: { context }, node }: PDFPage, fonts: Map<PDFDict, CodedFont>): void {
  const fontsOfPage = node.Resources()?.lookup(PDFName.Font, PDFDict);
  const getFont = (name: PDFName) => {
    const dictionary = fontsOfPage?.lookup(name, PDFDict);
    if (!dictionary) throw new Error(`The page has no font ${name.toString()}.`);
    const font = fonts.get(dictionary) ?? new CodedFont(dictionary, context);
    fonts.set(dictionary, font);
    return font;
  };
  const content = node.Contents();
  const reference = node.get(PDFName.Contents);
  if (!(content instanceof PDFRawStream && reference instanceof PDFRef))
    throw new Error('The content of a page is not one stream.');
  const instructions = recodeSyllables(
    parseInstructions(decodePDFRawStream(content).decode(), context),
    getFont,
  );
  context.assign(reference, createCompressedStream(context, writeInstructions(instructions)));
}
