import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { bundleScript } from '@federation/base/bundle-script';
import { toCspHash } from './csp-hash.ts';

/**
 * Scripts that run while the browser parses a page, before it is painted. Every page has the one of
 * the head. A component puts one of the others beside an element, as `<script is:inline
 * set:html={source} />` with `import source from './module.ts?script'`; the content security policy
 * has its hash.
 *
 * @param head the module of the script of the head
 * @param beside the modules of the others
 */
export function inlineScripts(head: URL, beside: readonly URL[]): AstroIntegration {
  return {
    name: 'inline-scripts',
    hooks: {
      'astro:config:setup': async ({ injectScript, updateConfig }) => {
        injectScript('head-inline', await bundleScript(fileURLToPath(head)));
        const sources = await Promise.all(beside.map((url) => bundleScript(fileURLToPath(url))));
        updateConfig({
          security: {
            csp: { algorithm: 'SHA-256', scriptDirective: { hashes: sources.map(toCspHash) } },
          },
          vite: { plugins: [bundledText] },
        });
      },
    },
  };
}

/** Gives the bundled text of a module that is imported with `?script`. */
export const bundledText: Plugin = {
  name: 'bundled-text',
  enforce: 'pre',
  load: {
    filter: { id: /\?script$/ },
    handler: async function (id) {
      const file = id.replace(/\?script$/, '');
      this.addWatchFile(file);
      return {
        code: `export default ${JSON.stringify(await bundleScript(file))}`,
        moduleType: 'js',
      };
    },
  },
};
