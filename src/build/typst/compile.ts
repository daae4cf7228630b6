import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { languageDetails, type Language } from '../../i18n/languages.ts';
import { getTranslator } from '../../i18n/translate.ts';
import type { Organisation } from '../documents/organisation.ts';
import { getDocumentFonts } from './fonts.ts';
import { makeTextReadable } from './readable-text.ts';

/** A file that travels inside a PDF, such as a signed token or the data of a table. */
interface Attachment {
  /** The name it is saved under, such as `certificate.jwt`. */
  name: string;
  content: Uint8Array;
  /** What it is, for the reader. */
  description: string;
  mediaType: string;
}

/** What a PDF is made from. */
export interface PdfSource {
  /** The template, as a path from the root of the project, such as `src/build/typst/document.typ`. */
  template: string;
  /** What the template shows; it must survive JSON. The template reads it with `house.typ`. */
  data: Record<string, unknown>;
  language: Language;
  /** Who publishes it, for the letterhead. */
  organisation: Organisation;
  title: string;
  /** What the document is, in a sentence, for search and screen readers. */
  description: string;
  /** What stands at the foot of each page beside the number of the page. */
  footer?: string | undefined;
  /** The day that the document bears, `YYYY-MM-DD`. The same source gives the same bytes, whenever it is made. */
  date: string;
  attachments?: readonly Attachment[];
}

let compiler: Promise<NodeCompiler> | undefined;

/**
 * Makes a tagged PDF with Typst, without browser or network. It conforms to PDF/UA-1 (ISO 14289-1);
 * with attachments to PDF/A-3a (ISO 19005-3), as one file can't claim both here. Both refuse a
 * character that no font has, so that nothing is published with holes in it.
 *
 * @throws when the template fails or a character can't be shown; the message says what and where
 */
export async function compilePdf(source: PdfSource): Promise<Buffer> {
  const { template, language, title, date, attachments = [] } = source;
  compiler ??= createCompiler();
  const typst = await compiler;
  const root = process.cwd();
  const paths = attachments.map(({ name }) => join(root, 'attachments', name));
  for (const [index, { content }] of attachments.entries()) typst.mapShadow(paths[index] ?? '', Buffer.from(content));
  try {
    const pdf = typst.pdf(
      { mainFilePath: join(root, template), inputs: { document: JSON.stringify(toInput(source)) }, resetRead: true },
      { pdfStandard: attachments.length > 0 ? 'a-3a' : 'ua-1', creationTimestamp: Date.parse(date) / 1000 },
    );
    return makeTextReadable(pdf);
  } catch (error) {
    throw new Error(`The PDF “${title}” (${language}) could not be made: ${explain(error)}`, { cause: error });
  } finally {
    for (const path of paths) typst.unmapShadow(path);
    // Typst remembers what it has laid out; what ten documents have not used again is let go.
    typst.evictCache(10);
  }
}

/** What `house.typ` reads: the source, with what every document shows. */
function toInput({ data, language, organisation, title, description, footer = '', date, attachments = [] }: PdfSource) {
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
    attachments: attachments.map(({ name, description, mediaType }) => ({ name, description, mediaType })),
    organisation,
    words: { page: getTranslator(language)('document.page') },
  };
}

async function createCompiler(): Promise<NodeCompiler> {
  return NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs: await getDocumentFonts() }] });
}

/** The messages of Typst, each once. The compiler puts them into `code`, one after the other with a number before each. */
function explain(error: unknown): string {
  const text = String((error as { code?: unknown }).code ?? error);
  const messages = [...text.matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(([, message = '']) => message.replaceAll('\\"', '"'));
  return [...new Set(messages)].join('; ') || text;
}
