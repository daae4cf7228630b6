import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { toIslandClass } from '../page-output/island-classes.ts';

/** Names the classes of islands so that a page can be given those of its own islands, and keeps their styles out of the scripts. */
export function islandStyles(): AstroIntegration {
  return {
    name: 'island-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { css: { modules: { generateScopedName: toIslandClass } }, plugins: [stylesWithPages] } });
      },
    },
  };
}

/**
 * A page carries the styles of its islands, so no script has to fetch any. Vite would let a script
 * wait for the styles of every file it imports, and Astro has removed some of these.
 */
const stylesWithPages: Plugin = {
  name: 'styles-with-pages',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
    },
  },
};
