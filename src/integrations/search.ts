import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { toPagefindPage } from '@federation/search/index/pagefind-page';
import { writeSearchIndexes, type AddressedPage } from '@federation/search/index/search-index';

/** Below the folder of the built site, and its address. */
const folder = 'pagefind';

/**
 * Indexes the built pages for the search. The development server uses the index of the last build;
 * without one, the search page says how to get it.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(`/${folder}`, sirv(`dist/${folder}`, { dev: true }));
      },
      'astro:build:done': async ({ dir, pages }) => {
        const root = fileURLToPath(dir);
        const paths = pages.map(({ pathname }) => pathname);
        await writeSearchIndexes(readPages(root, paths), join(root, folder));
      },
    },
  };
}

/** The pages of a built site for the index. Results that match equally well keep this order. */
function* readPages(root: string, paths: readonly string[]): Generator<AddressedPage> {
  for (const path of paths) {
    const page = toPagefindPage(readFileSync(join(root, `${path || 'index'}.html`), 'utf8'));
    if (page) yield { ...page, url: `/${path}` };
  }
}
