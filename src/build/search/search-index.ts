import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as pagefind from 'pagefind';
import { languages } from '../../i18n/languages.ts';

/** A page to be indexed. */
interface IndexedPage {
  /** The address of the page, with its language. */
  url: string;
  /** HTML with the attributes of Pagefind. */
  content: string;
}

/** A full-text index of the site, with a part for each language of the pages. */
export interface SearchIndex {
  /** @throws when Pagefind can’t index the page; the message names it */
  add: (page: IndexedPage) => Promise<void>;
  /** Writes the index into a folder. Nothing can be added after that. */
  write: (folder: string) => Promise<void>;
}

/** Ready-made views that the site does not use. */
const views = /^pagefind-(component-ui|modular-ui|ui|highlight)\./;

/** Searches languages whose inflections Pagefind does not know. */
const plainWasm = 'wasm.unknown.pagefind';

/** What helps those who hear a page says nothing of its subject, and what they don't hear is decoration. */
const excludeSelectors = ['span.visually-hidden', '[aria-hidden="true"]'];

/** Starts an index. Pagefind keeps it in a process of its own. */
export function createSearchIndex(): SearchIndex {
  const started = start();
  return {
    add: async (page) => {
      const { errors } = await (await started).addHTMLFile(page);
      if (errors.length > 0) throw new Error(`${page.url} could not be indexed: ${errors.join('; ')}`);
    },
    write: async (folder) => {
      const { errors } = await (await started).writeFiles({ outputPath: folder });
      await pagefind.close();
      if (errors.length > 0) throw new Error(`The search index could not be written: ${errors.join('; ')}`);
      const names = readdirSync(folder);
      const knowsAll = languages.every((language) => names.includes(`wasm.${language}.pagefind`));
      const unused = names.filter((name) => views.test(name) || (knowsAll && name === plainWasm));
      for (const name of unused) rmSync(join(folder, name));
    },
  };
}

async function start() {
  const { index, errors } = await pagefind.createIndex({ excludeSelectors });
  if (!index) throw new Error(`The search index could not be started: ${errors.join('; ')}`);
  return index;
}
