import type { AstroIntegration } from 'astro';

/** Shows `docs/components.mdx` at /docs/components while developing; the published site has no such page. */
export function componentGallery(): AstroIntegration {
  return {
    name: 'component-gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/docs/components', entrypoint: './src/layouts/ComponentGallery.astro' });
      },
    },
  };
}
