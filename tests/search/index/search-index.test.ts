import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { toPagefindPage } from '../../../packages/search/index/pagefind-page.ts';
import { writeSearchIndexes } from '../../../packages/search/index/search-index.ts';
import type { Language } from '../../../packages/i18n/languages.ts';
import { makeFolder } from '../../support/make-folder.ts';

interface Found {
  results: { data: () => Promise<{ url: string; meta: Record<string, string> }> }[];
}
interface Script {
  createInstance: (options: { basePath: string; baseUrl: string }) => {
    init: () => Promise<void>;
    search: (query: string) => Promise<Found>;
  };
}

const toPage = (url: string, language: Language, words: string) => ({
  url,
  ...(toPagefindPage(
    `<html lang="${language}"><body><main data-pagefind-body data-type="page">${words}</main></body></html>`,
  ) ?? { language, content: '' }),
});

/** Searches the index in a folder with Pagefind’s own script. */
async function ask(folder: string, query: string): Promise<string[]> {
  vi.stubGlobal('document', { currentScript: null, querySelector: () => null });
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(address.split('?')[0] ?? ''))),
  );
  const { createInstance } = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'pagefind.js')).href
  )) as Script;
  const index = createInstance({ basePath: `${folder}/`, baseUrl: '/' });
  await index.init();
  const { results } = await index.search(query);
  const pages = await Promise.all(results.map((result) => result.data()));
  vi.unstubAllGlobals();
  return pages.map(({ url }) => url);
}

test('each language has an index of its own, which finds folded spellings', async () => {
  const folder = makeFolder();
  await writeSearchIndexes(
    [
      toPage('/licence', 'en', '<h1>Licence</h1><p>Words of the charter</p>'),
      toPage('/other', 'en', '<h1>Other</h1><p>An organisation</p>'),
      toPage('/hi/language', 'hi', '<h1>भाषा</h1><p>किसानों की हिन्दी</p>'),
    ],
    folder,
  );
  expect(readdirSync(folder).sort()).toEqual(['en', 'hi']);
  expect(await ask(join(folder, 'en'), 'license')).toEqual(['/licence']);
  expect(await ask(join(folder, 'en'), 'organizations')).toEqual(['/other']);
  expect(await ask(join(folder, 'en'), 'हिंदी')).toEqual([]);
  // Hindi endings, and a half nasal.
  for (const query of ['किसान', 'हिंदी', 'हिन्दी'])
    expect.soft(await ask(join(folder, 'hi'), query), query).toEqual(['/hi/language']);
});
