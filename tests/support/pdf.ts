import {
  decodePDFRawStream,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
  PDFString,
  type PDFRawStream,
} from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export async function describePdf(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog, context } = document;
  const metadata = catalog.lookup(PDFName.of('Metadata'), PDFStream) as PDFRawStream;
  const fonts = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.has(PDFName.of('FontFile2')) ? [object] : [],
    )
    .map((descriptor) => descriptor.lookup(PDFName.of('FontName'), PDFName).decodeText());
  return {
    title: document.getTitle(),
    language: catalog.lookup(PDFName.of('Lang'), PDFString).decodeText(),
    isTagged:
      catalog.has(PDFName.of('StructTreeRoot')) &&
      catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked')) === PDFBool.True,
    showsTitle: catalog.getViewerPreferences()?.getDisplayDocTitle(),
    /** The metadata in XML, which names the standard. */
    metadata: Buffer.from(decodePDFRawStream(metadata).decode()).toString('utf8'),
    /** The names of the embedded fonts, with the prefix of six letters that marks a subset. */
    fonts,
  };
}

/** The text of a PDF as PDF.js reads it, which ignores `ActualText`. */
export async function readPdfText(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
        .join('');
    }),
  );
  return pages.join('\n');
}
