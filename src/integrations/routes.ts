import type { AstroIntegration } from 'astro';

/** Files that render pages, by the address of the page. */
type Routes = Readonly<Record<string, URL>>;

/**
 * Adds pages whose addresses can't be names of files in `src/pages`, as they begin with an
 * underscore.
 */
export function routes(files: Routes): AstroIntegration {
  return {
    name: 'routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const [pattern, entrypoint] of Object.entries(files))
          injectRoute({ pattern, entrypoint, prerender: true });
      },
    },
  };
}

/** Adds pages for people who work on the site. The published site does not have them. */
export function developmentRoutes(files: Routes): AstroIntegration {
  return {
    name: 'development-routes',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        for (const [pattern, entrypoint] of Object.entries(files))
          injectRoute({ pattern, entrypoint });
      },
    },
  };
}
