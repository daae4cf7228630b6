import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { createSandbox } from './sandbox.ts';

/** Runs the sandbox inside the development server. */
export function portalSandbox(): AstroIntegration {
  return {
    name: 'portal-sandbox',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        const sandbox = createSandbox();
        const handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          if (!sandbox(request, response)) next();
        };
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'portal-sandbox',
                // The returned function runs after Astro has added its own handlers, which would answer with 404.
                configureServer: (server) => () => {
                  server.middlewares.stack.unshift({ route: '', handle });
                },
              },
            ],
          },
        });
      },
    },
  };
}
