import { compilePdf } from '../typst/compile.ts';
import type { DocumentSource } from './source.ts';

/** Makes the PDF of a text. */
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
    template: 'src/build/typst/document.typ',
    language,
    organisation,
    title,
    description: lead,
    footer,
    date,
    data: { kicker: kind, lead, facts, demonstration, contents, blocks },
  });
}

/** The number of pages of a PDF that Typst made. */
export function countPages(pdf: Buffer): number {
  return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1] ?? 1);
}
