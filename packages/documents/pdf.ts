import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { compilePdf } from './typst/compile.ts';
import type { DocumentSource } from './source.ts';

export function makePdf({
  language,
  organisation,
  title,
  kind,
  lead,
  facts,
  date,
  footer,
  demonstration,
  contents,
  blocks,
}: DocumentSource): Promise<Buffer> {
  return compilePdf({
    template: 'packages/documents/typst/document.typ',
    language,
    organisation,
    title,
    description: lead,
    footer,
    date,
    data: { kicker: kind, lead, facts, demonstration, contents, blocks },
  });
}

export async function countPages(pdf: Uint8Array): Promise<number> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  return document.getPageCount();
}
