import { sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { memoize } from '../../core/memoize.ts';
import { createDesk } from '../desk/desk.ts';
import { protectFiles } from '../serve/protect-files.ts';
import { serveDesk, type DeskFiles } from '../desk/serve-desk.ts';

/** The server starts again when its configuration changes; what can be taken back stays. */
const openDesk = memoize(createDesk);

/**
 * Adds the editing desk to the development server. A built site has nothing of it.
 *
 * @param files the script and the styles of its page
 */
export function editingDesk(files: DeskFiles): AstroIntegration {
  return {
    name: 'editing-desk',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // Vitest loads this configuration too.
        if (process.env.VITEST) return;
        const desk = openDesk(server.config.root.replace(/[\\/]$/, ''));
        server.watcher.on('all', (_, path) => {
          if (path.split(sep).join('/').includes('/src/content/')) desk.forget();
        });
        server.middlewares.use(protectFiles);
        server.middlewares.use(serveDesk(desk, files));
      },
    },
  };
}
