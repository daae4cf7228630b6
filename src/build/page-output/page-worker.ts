import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { toIndexedPage } from '../search/page-for-index.ts';
import { finishPage, type PageDependencies } from './finish-page.ts';
import { createStylePurger } from './used-styles.ts';

/** A page as Astro has rendered it, and the folder of the built site. */
export interface PageTask {
  source: string;
  root: string;
}

/** A page as it is published, and as the search index takes it. */
export interface FinishedPage {
  page: string;
  /** Undefined for a page that is not to be found. */
  indexed: string | undefined;
}

let dependencies: PageDependencies | undefined;

/** What a worker thread does with each page. It is parsed once for both. */
export default async function ({ source, root }: PageTask): Promise<FinishedPage> {
  dependencies ??= {
    readSheet: memoize((href) => readFileSync(join(root, href), 'utf8')),
    purge: createStylePurger(),
    shareScript: memoize((script) => writeShared(root, script)),
  };
  const document = parse(source);
  await finishPage(document, dependencies);
  // In this order, because the index changes the words.
  const page = serialize(document);
  return { page, indexed: toIndexedPage(document) };
}

function memoize(compute: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

function writeShared(root: string, source: string): string {
  const href = `/_astro/shared.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.js`;
  writeFileSync(join(root, href), source);
  return href;
}
