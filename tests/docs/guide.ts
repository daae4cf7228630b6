import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages, type Language } from '../../packages/i18n/languages.ts';

/** A document for editors. */
export interface Guide {
  /** The path from the root of the project. */
  path: string;
  name: string;
  language: Language;
  text: string;
  blocks: Block[];
}

/** A block of code in a document. The words after its language tell the tests how to use it. */
export interface Block {
  language: string;
  /** Such as `notices/closed/en.mdx`; empty if the test skips it. */
  use: string;
  code: string;
}

const fence = /^( *)```(\w+) ?(\S*)\n([^]*?)^\1```/gm;

/** The documents for editors, in every language. */
export const guides: Guide[] = languages.flatMap((language) =>
  globSync(`docs/editors/${language}/*.md`)
    .sort()
    .map((path) => {
      const text = readFileSync(join(process.cwd(), path), 'utf8');
      return { path, name: basename(path), language, text, blocks: findBlocks(text) };
    }),
);

function findBlocks(text: string): Block[] {
  return [...text.matchAll(fence)].map(([, indent = '', language = '', use = '', code = '']) => ({
    language,
    use,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}
