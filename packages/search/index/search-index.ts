import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as pagefind from 'pagefind';
import type { Language } from '@federation/i18n/languages';
import type { PagefindPage } from './pagefind-page.ts';

export interface AddressedPage extends PagefindPage {
  url: string;
}

/** Ready-made components that the site does not use. */
const views = /^pagefind-(component-ui|modular-ui|ui|highlight)\./;

/**
 * Writes a full-text index of each language into a folder of its own, such as `hi`.
 *
 * @param pages their order decides the names of the files
 * @throws when Pagefind can’t index a page; the message names it
 */
export async function writeSearchIndexes(
  pages: Iterable<AddressedPage>,
  folder: string,
): Promise<void> {
  const indexes = new Map<Language, pagefind.PagefindIndex>();
  let added = Promise.resolve();
  for (const page of pages) {
    // Pagefind is a process of its own: it indexes a page while the next one is prepared.
    await added;
    const index = indexes.get(page.language) ?? (await startIndex());
    indexes.set(page.language, index);
    added = addPage(index, page);
  }
  await added;
  for (const [language, index] of indexes) {
    const outputPath = join(folder, language);
    const { errors } = await index.writeFiles({ outputPath });
    failOn(errors, 'The search index could not be written');
    for (const name of readdirSync(outputPath).filter((one) => views.test(one)))
      rmSync(join(outputPath, name));
  }
  await pagefind.close();
}

async function addPage(
  index: pagefind.PagefindIndex,
  { url, content }: AddressedPage,
): Promise<void> {
  const { errors } = await index.addHTMLFile({ url, content });
  failOn(errors, `${url} could not be indexed`);
}

async function startIndex(): Promise<pagefind.PagefindIndex> {
  const { index, errors } = await pagefind.createIndex();
  if (!index) throw new Error(`The search index could not be started: ${errors.join('; ')}`);
  return index;
}

function failOn(errors: readonly string[], message: string): void {
  if (errors.length > 0) throw new Error(`${message}: ${errors.join('; ')}`);
}
