import * as pagefind from 'pagefind';
import { languages } from '../../i18n/languages.ts';

/** A page to be indexed. */
export interface IndexedPage {
  /** The address of the page, with its language. */
  url: string;
  /** HTML with the attributes of Pagefind. */
  content: string;
}

/** A file of the finished index, its path below `/pagefind`. */
export interface IndexFile {
  path: string;
  content: Uint8Array;
}

/** Ready-made views that the site does not use. */
const views = /^pagefind-(component-ui|modular-ui|ui|highlight)\./;

/** Searches languages whose inflections Pagefind does not know. */
const plainWasm = 'wasm.unknown.pagefind';

/** What helps those who hear a page says nothing of its subject, and what they don't hear is decoration. */
const excludeSelectors = ['span.visually-hidden', '[aria-hidden="true"]'];

/**
 * The files of a full-text index, one for each language of the pages.
 *
 * @param pages are asked for one by one, so that not all have to be in memory
 * @throws when Pagefind can't index a page; the message names it
 */
export async function buildIndex(pages: Iterable<IndexedPage>): Promise<IndexFile[]> {
  try {
    const { index, errors } = await pagefind.createIndex({ excludeSelectors });
    if (!index) throw new Error(`The search index could not be started: ${errors.join('; ')}`);
    for (const page of pages) {
      const added = await index.addHTMLFile(page);
      if (added.errors.length > 0) throw new Error(`${page.url} could not be indexed: ${added.errors.join('; ')}`);
    }
    const { files } = await index.getFiles();
    const knowsAll = languages.every((language) => files.some(({ path }) => path === `wasm.${language}.pagefind`));
    return files.filter(({ path }) => !views.test(path) && !(knowsAll && path === plainWasm));
  } finally {
    await pagefind.close();
  }
}
