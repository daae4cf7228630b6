import type { CollectionWith } from '@federation/content-model/collections';
import type { PublicationState } from '@federation/base/publication-state';
import type { PageData } from './structured-data.ts';
import type { Language } from '@federation/i18n/languages';

/** Facts about a page for each of its parts. */
export interface PageContext {
  /** The language of the page around the words: menus, buttons, dates. */
  language: Language;
  /** The language of the words; differs from `language` where there is no translation yet. */
  wordsLanguage: Language;
  /** The path without the language, such as `/about/charter`. */
  path: string;
  /**
   * Set on a page that is shown at any unknown path and has none of its own; `path` is that of the
   * home page.
   */
  anyPath?: boolean;
  title: string;
  lead?: string | undefined;
  /**
   * Set on the pages of a list that have no text of their own: the number of the page, and the path
   * of the first without its language.
   */
  listPage?: { number: number; listPath: string } | undefined;
  /**
   * Set on the page of a record: its collection, the day by which it is dated, and a word of
   * warning if it no longer holds.
   */
  record?:
    | { collection: CollectionWith<'pages'>; day: string | undefined; warning?: string | undefined }
    | undefined;
  /** Set if staff see an entry that is not on the site yet. */
  publication?: PublicationState | undefined;
  /** Other words by which search should find the page. */
  keywords?: string | undefined;
  /** Structured data of the page, besides its breadcrumbs. */
  data?: PageData | undefined;
}

/** The value of `aria-current` for a link to a path without the language. */
export function toCurrent(page: PageContext, path: string): 'page' | undefined {
  return !page.anyPath && page.path === path ? 'page' : undefined;
}
