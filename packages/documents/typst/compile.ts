import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { memoize } from '@federation/base/memoize';
import { languageDetails, type Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import type { Organisation } from './organisation.ts';
import { makeTextReadable } from '../pdf-repair/make-text-readable.ts';
import { readDocumentFonts } from './fonts.ts';

/** A file inside a PDF, such as a signed token or the data of a table. */
interface Attachment {
  /** The file name, such as `certificate.jwt`. */
  name: string;
  content: Uint8Array;
  /** A description for the reader. */
  description: string;
  mediaType: string;
}

export interface PdfSource {
  /** The path of the template, such as `packages/documents/typst/document.typ`. */
  template: string;
  /** Data for the template, which reads it as JSON with `house.typ`. */
  data: Record<string, unknown>;
  language: Language;
  /** The publisher, for the letterhead. */
  organisation: Organisation;
  title: string;
  /** One sentence for search and screen readers. */
  description: string;
  /** The text in the footer of each page, next to the page number. */
  footer?: string | undefined;
  /** The date of the document, `YYYY-MM-DD`. The same source always gives the same bytes. */
  date: string;
  attachments?: readonly Attachment[];
}

const createCompiler = memoize(() =>
  NodeCompiler.create({
    workspace: process.cwd(),
    fontArgs: [{ fontBlobs: readDocumentFonts() }],
  }),
);

/**
 * Makes a tagged PDF with Typst, without browser or network. It conforms to PDF/UA-1 (ISO 14289-1);
 * with attachments to PDF/A-3a (ISO 19005-3), because Typst for Node can’t claim both in one file.
 * Both refuse a character that no font has, so that no published PDF lacks characters.
 *
 * @throws when the template fails or a character can’t be shown; the message names it
 */
export async function compilePdf(source: PdfSource): Promise<Buffer> {
  return makeTextReadable(compile(source));
}

function compile(source: PdfSource): Buffer {
  const { template, language, title, date, attachments = [] } = source;
  const compiler = createCompiler();
  const root = process.cwd();
  const paths = attachments.map(({ name }) => join(root, 'attachments', name));
  for (const [index, { content }] of attachments.entries())
    compiler.mapShadow(paths[index] ?? '', Buffer.from(content));
  try {
    return compiler.pdf(
      {
        mainFilePath: join(root, template),
        inputs: { document: JSON.stringify(toInput(source)) },
        resetRead: true,
      },
      {
        pdfStandard: attachments.length > 0 ? 'a-3a' : 'ua-1',
        creationTimestamp: Date.parse(date) / 1000,
      },
    );
  } catch (error) {
    throw new Error(
      `The PDF “${title}” (${language}) could not be made: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  } finally {
    for (const path of paths) compiler.unmapShadow(path);
    // Drop cached layouts that the last ten documents did not use.
    compiler.evictCache(10);
  }
}

/** Makes the input of `house.typ`. */
function toInput({
  data,
  language,
  organisation,
  title,
  description,
  footer = '',
  date,
  attachments = [],
}: PdfSource) {
  const { locale, script } = languageDetails[language];
  return {
    language,
    region: new Intl.Locale(locale).region ?? null,
    script,
    title,
    description,
    footer,
    date,
    data,
    attachments: attachments.map(({ name, description, mediaType }) => ({
      name,
      description,
      mediaType,
    })),
    organisation,
    words: { page: dictionaries[language].strings['document.page'] },
  };
}
