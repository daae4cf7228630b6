import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { Tinypool } from 'tinypool';
import type { FinishedPage, PageTask } from '../page-output/page-worker.ts';
import { createSearchIndex, type SearchIndex } from '../search/search-index.ts';

/** Threads that finish pages. One processor renders the next pages meanwhile. */
const threads = Math.max(1, availableParallelism() - 1);

/**
 * Finishes each page on its way from Astro to its file: its styles, its inline scripts and the hashes of its content
 * security policy. What it says goes into the search index.
 */
export function pageOutput(): AstroIntegration {
  let root = '';
  let pages = 0;
  let index: SearchIndex | undefined;
  const addToIndex = async ({ url }: Request, content?: string) => {
    index ??= createSearchIndex();
    if (content !== undefined) await index.add({ url: toUrl(new URL(url).pathname), content });
  };
  return {
    name: 'page-output',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Enough for the threads always to have a page to finish.
        updateConfig({ build: { concurrency: threads * 8 } });
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const pool = new Tinypool({
          filename: new URL('../page-output/page-worker.ts', import.meta.url).href,
          runtime: 'worker_threads',
          minThreads: threads,
          maxThreads: threads,
        });
        const finish = async (rendering: ReturnType<AstroPrerenderer['render']>) => {
          const rendered = await rendering;
          const response = rendered instanceof Response ? rendered : rendered.response;
          if (!response.headers.get('content-type')?.startsWith('text/html')) return { response };
          pages += 1;
          const { page, indexed } = (await pool.run({ source: await response.text(), root } satisfies PageTask)) as FinishedPage;
          return { response: new Response(page, response), indexed };
        };
        let last = Promise.resolve();
        setPrerenderer((standard) => ({
          ...standard,
          render: async (request, options) => {
            const finishing = finish(standard.render(request, options));
            // One after the other, so that every build numbers the pages of the index alike.
            last = Promise.all([finishing, last]).then(([{ indexed }]) => addToIndex(request, indexed));
            await last;
            return (await finishing).response;
          },
          teardown: async () => {
            await pool.destroy();
            await standard.teardown?.();
          },
        }));
      },
      'astro:build:done': async ({ logger }) => {
        await index?.write(join(root, 'pagefind'));
        logger.info(`${pages} pages finished; the search index is made.`);
      },
    },
  };
}

/**
 * The address of a page by the path of its file.
 *
 * @example toUrl('/hi/about/charter.html') // '/hi/about/charter'
 */
function toUrl(path: string): string {
  return decodeURI(path)
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '/');
}
