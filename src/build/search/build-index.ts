import { gunzipSync, gzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import type { IndexedPage } from './page-for-index.ts';

/** A file of the finished index, its path below `/pagefind`. */
export interface IndexFile {
  path: string;
  content: Uint8Array;
}

/** What Pagefind writes before the JSON of a fragment. */
const signature = 'pagefind_dcd';

/** Ready-made views that the site does not use, and the wasm for languages it does not have. */
const unused = /^(pagefind-(component-ui|modular-ui|ui|highlight)\.|wasm\.unknown)/;

interface Fragment {
  url: string;
  content: string;
  word_count: number;
}

/**
 * The files of a full-text index. Words are indexed as queries spell them (`fold`), but a result shows
 * them as they were written: the texts come from a second index of the unchanged pages, word for word.
 */
export async function buildIndex(pages: readonly IndexedPage[]): Promise<IndexFile[]> {
  try {
    const written = await index(pages.map(({ url, content }) => ({ url, content })));
    const texts = new Map(written.filter(isFragment).map(({ content }) => [readFragment(content).url, readFragment(content)]));
    const folded = await index(pages.map(({ url, folded: content }) => ({ url, content })));
    return folded.filter(({ path }) => !unused.test(path)).map((file) => (isFragment(file) ? restore(file, texts) : file));
  } finally {
    await pagefind.close();
  }
}

async function index(pages: readonly { url: string; content: string }[]): Promise<IndexFile[]> {
  const { index: target, errors } = await pagefind.createIndex({});
  if (!target) throw new Error(`The search index could not be begun: ${errors.join('; ')}`);
  for (const page of pages) {
    const added = await target.addHTMLFile(page);
    if (added.errors.length > 0) throw new Error(`${page.url} could not be indexed: ${added.errors.join('; ')}`);
  }
  const { files } = await target.getFiles();
  await target.deleteIndex();
  return files;
}

function isFragment({ path }: IndexFile): boolean {
  return path.endsWith('.pf_fragment');
}

function readFragment(content: Uint8Array): Fragment {
  const text = gunzipSync(content).toString('utf8');
  if (!text.startsWith(signature)) throw new Error('Pagefind writes its fragments in another way than version 1.6.0 did.');
  return JSON.parse(text.slice(signature.length)) as Fragment;
}

function restore(file: IndexFile, texts: ReadonlyMap<string, Fragment>): IndexFile {
  const { url } = readFragment(file.content);
  const written = texts.get(url);
  if (!written) throw new Error(`The index lost the text of ${url}.`);
  return { path: file.path, content: gzipSync(`${signature}${JSON.stringify(written)}`, { level: 9 }) };
}
