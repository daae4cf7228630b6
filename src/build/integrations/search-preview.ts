import type { AstroIntegration } from 'astro';
import { sendFile } from '../serve/send-file.ts';

/** While developing, the search index of the last build answers; where there is none, the search page says how to get one. */
export function searchPreview(): AstroIntegration {
  return {
    name: 'search-preview',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/pagefind', (request, response, next) => {
          const [name = ''] = (request.url ?? '').split('?');
          sendFile(request, response, 'dist/pagefind', name).then((sent) => sent || next(), next);
        });
      },
    },
  };
}
