import type { AstroIntegration } from 'astro';

/** Files that render pages, by the address of the page. */
type Routes = Readonly<Record<string, URL>>;

/**
 * Adds pages whose addresses can't be names of files in `src/pages`.
 *
 * @param only `dev` for pages that the published site does not have
 */
export function routes(files: Routes, only?: 'dev'): AstroIntegration {
  return {
    name: 'routes',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (only && command !== only) return;
        for (const [pattern, entrypoint] of Object.entries(files))
          injectRoute({ pattern, entrypoint, prerender: true });
      },
    },
  };
}
