import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { bundleScript } from '../bundle-script.ts';

/**
 * Makes `import source from './module.ts?script'` give the bundled text of a module. A component puts it
 * into the page as `<script is:inline data-early set:html={source} />` to run it before the first paint, or
 * without `data-early` to run it once the page has been read.
 */
export function earlyScripts(): AstroIntegration {
  return {
    name: 'early-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [bundledText] } });
      },
    },
  };
}

const bundledText: Plugin = {
  name: 'bundled-text',
  enforce: 'pre',
  load: {
    filter: { id: /\?script$/ },
    handler: async function (id) {
      const file = id.replace(/\?script$/, '');
      this.addWatchFile(file);
      const source = await bundleScript(file, { 'import.meta.env.PROD': String(this.environment.mode === 'build') });
      return { code: `export default ${JSON.stringify(source)}`, moduleType: 'js' };
    },
  },
};
