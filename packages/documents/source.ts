import type { Language } from '@federation/i18n/languages';
import type { Block } from '@federation/content-model/components/document-blocks';
import type { Organisation } from './typst/organisation.ts';

/** What a file is made from, whatever its format. */
export interface DocumentSource {
  language: Language;
  organisation: Organisation;
  title: string;
  /** What kind of document it is, such as “Form”. */
  kind: string;
  lead: string;
  /** Names and values below the title, such as version and date. */
  facts: { name: string; value: string }[];
  /** The date of the file, `YYYY-MM-DD`. */
  date: string;
  /** The text in the footer of each page. */
  footer: string;
  /** Says that the content is invented; null where it is not. */
  demonstration: string | null;
  /** The heading of the table of contents; null where there is none. */
  contents: string | null;
  blocks: Block[];
  /** The words that the makers need besides. */
  words: { page: string; readFirst: string };
}
