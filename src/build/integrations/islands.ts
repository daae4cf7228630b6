import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React, with islands that are started by our own module, which guards them. */
export function islands(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: '/src/islands/renderer/renderer.tsx' }),
        }),
    },
  };
}
