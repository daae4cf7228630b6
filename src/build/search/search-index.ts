import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sendFile } from '../serve/send-file.ts';
import { buildIndex, type IndexedPage } from './build-index.ts';
import { toIndexedPage } from './page-for-index.ts';

/**
 * Makes the index of the full-text search from the finished pages. While developing, the index of the
 * last build answers; where there is none, the search page says how to get one.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/pagefind', (request, response, next) => {
          const [name = ''] = (request.url ?? '').split('?');
          sendFile(request, response, 'dist/pagefind', name).then((sent) => sent || next(), next);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        for (const { path, content } of await buildIndex(readPages(root))) {
          const target = join(root, 'pagefind', path);
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, content);
        }
        logger.info('The search index is made.');
      },
    },
  };
}

/** The pages of the built site that can be found. */
function* readPages(root: string): Generator<IndexedPage> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  for (const name of names.filter((one) => one.endsWith('.html')).sort()) {
    const content = toIndexedPage(readFileSync(join(root, name), 'utf8'));
    if (content !== undefined) yield { url: toUrl(name), content };
  }
}

/**
 * The address of a page by its file in the folder of the built site.
 *
 * @example toUrl('hi/about/charter.html') // '/hi/about/charter'
 */
function toUrl(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`;
}
