import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/**
 * Starts React islands by a module of our own, which guards them.
 *
 * @param clientEntrypoint that module
 */
export function islands(clientEntrypoint: URL): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              clientEntrypoint: fromRoot(options.config.root, clientEntrypoint),
            }),
        }),
    },
  };
}

/**
 * The path of a file as Vite writes it, from the folder of the project; a build bundles no other
 * form.
 */
function fromRoot(root: URL, file: URL): string {
  const path = relative(fileURLToPath(root), fileURLToPath(file));
  return posix.join('/', ...path.split(sep));
}
