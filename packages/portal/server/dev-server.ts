import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import type { PortalSettings } from '../contract/settings.ts';

/** Runs the portal inside the development server. */
export function localPortal(settings: () => PortalSettings): AstroIntegration {
  return {
    name: 'portal-beside',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        // Imported here because a build needs no portal.
        const { startLocalPortal } = await import('./local-portal.ts');
        const portal = await startLocalPortal(settings, () => toOrigin(server));
        server.httpServer?.on('close', () => void portal.close());
        server.middlewares.use((request, response, next) => {
          if (!portal.answer(request, response)) next();
        });
      },
    },
  };
}

/** The server knows its address only once it listens. */
function toOrigin({ resolvedUrls }: ViteDevServer): string {
  return new URL(resolvedUrls?.local[0] ?? 'http://localhost:4321').origin;
}
