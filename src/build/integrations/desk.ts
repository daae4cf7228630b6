import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { createDesk, type Desk } from '../desk/desk.ts';
import { serveDesk } from '../desk/serve-desk.ts';

/** The server starts again when its configuration changes; what can be taken back stays. */
let desk: Desk | undefined;

/** Adds the editing desk to the development server. A built site has nothing of it. */
export function editingDesk(): AstroIntegration {
  return {
    name: 'editing-desk',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        // Vitest loads this configuration too.
        if (command !== 'dev' || process.env.VITEST) return;
        const opened = (desk ??= createDesk(fileURLToPath(config.root).replace(/[\\/]$/, '')));
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'editing-desk',
                configureServer: ({ watcher, middlewares }) => {
                  watcher.on('all', (_, path) => {
                    if (path.split(sep).join('/').includes('/src/content/')) opened.forget();
                  });
                  // After Astro has added its own handlers, which would answer with 404.
                  return () => middlewares.stack.unshift({ route: '', handle: serveDesk(opened) });
                },
              },
            ],
          },
        });
      },
    },
  };
}
