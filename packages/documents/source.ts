import type { Language } from '@federation/i18n/languages';
import type { Block } from '@federation/content-model/components/document-blocks';
import type { Organisation } from './typst/organisation.ts';

/** The source of a document, for every format. */
export interface DocumentSource {
  language: Language;
  organisation: Organisation;
  title: string;
  /** The kind of document, such as “Form”. */
  kind: string;
  lead: string;
  /** Names and values below the title, such as version and date. */
  facts: { name: string; value: string }[];
  /** The date of the file, `YYYY-MM-DD`. */
  date: string;
  /** The text in the footer of each page. */
  footer: string;
  /** A note that the content is invented; null for real content. */
  demonstration: string | null;
  /** The heading of the table of contents; null without one. */
  contents: string | null;
  blocks: Block[];
  /** Fixed texts: the number of a page, and the name of a workbook’s first sheet. */
  words: { page: string; readFirst: string };
}
