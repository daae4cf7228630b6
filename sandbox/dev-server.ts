import type { AstroIntegration } from 'astro';
import { createSandbox } from './sandbox.ts';

/** Runs the sandbox inside the development server. */
export function portalSandbox(): AstroIntegration {
  return {
    name: 'portal-sandbox',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const sandbox = createSandbox();
        server.middlewares.use((request, response, next) => {
          if (!sandbox(request, response)) next();
        });
      },
    },
  };
}
