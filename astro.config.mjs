import { join } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { portalSandbox } from './sandbox/dev-server.ts';
import { readYaml } from './src/build/content-check/read.ts';
import { clientDirectives } from './src/build/integrations/client-directives.ts';
import { componentGallery } from './src/build/integrations/component-gallery.ts';
import { contentGate } from './src/build/integrations/content-gate.ts';
import { contentReport } from './src/build/integrations/content-report.ts';
import { contentWatch } from './src/build/integrations/content-watch.ts';
import { editingDesk } from './src/build/integrations/desk.ts';
import { earlyScripts } from './src/build/integrations/early-scripts.ts';
import { fonts } from './src/build/integrations/fonts.ts';
import { hostingFiles } from './src/build/integrations/hosting-files.ts';
import { islands } from './src/build/integrations/islands.ts';
import { islandStyles } from './src/build/integrations/island-styles.ts';
import { licences } from './src/build/integrations/licences.ts';
import { offline } from './src/build/integrations/offline.ts';
import { pageOutput } from './src/build/integrations/page-output.ts';
import { searchPreview } from './src/build/integrations/search-preview.ts';
import { tables } from './src/build/markdown/tables.ts';
import { tabs } from './src/build/markdown/tabs.ts';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24)
  throw new Error(`Run this through npm (npm start, npm run build), which brings the right Node. This is Node ${process.versions.node}.`);

// Read without its schema: the content gate is the one that explains a wrong value.
const settings = /** @type {Partial<import('./src/collections/site/settings.ts').Settings> | undefined} */ (
  readYaml(process.cwd(), join(process.cwd(), 'src/content/settings.yaml')).data
);

export default defineConfig({
  site: settings?.site ?? 'https://www.ifsf.example',
  trailingSlash: 'never',
  // `pageOutput` puts the styles that a page uses into it.
  build: { format: 'file', inlineStylesheets: 'never' },
  // Shorter than an attribute, on each element and in each selector, and of the same specificity.
  scopedStyleStrategy: 'class',
  // As in JSX: white space with a line break in it is no text. The formatter counts on it.
  compressHTML: 'jsx',
  devToolbar: { enabled: false },
  logger: { entrypoint: new URL('./src/build/content-watch/withheld-errors.ts', import.meta.url) },
  // Describes the fields of the collections to editors that know Astro.
  experimental: { contentIntellisense: true },
  integrations: [
    contentGate(),
    contentWatch(),
    contentReport(),
    mdx(),
    islands(),
    hostingFiles(),
    componentGallery(),
    portalSandbox(),
    editingDesk(),
    clientDirectives(),
    earlyScripts(),
    fonts(),
    islandStyles(),
    licences(),
    pageOutput(),
    searchPreview(),
    offline(),
  ],
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [tables, tabs] }) },
  vite: {
    environments: {
      prerender: {
        build: {
          rolldownOptions: {
            // The texts of a collection in one file: thousands of small ones take longer to write and to load than to render.
            output: { codeSplitting: { groups: [{ name: (id) => `texts-${/content\/(\w+)/.exec(id)?.[1]}`, test: /\.mdx/ }] } },
          },
        },
      },
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What every page needs, in one file for the library and one for our own, and the same for forms: it compresses 1 kB better than in nine. What others share with them belongs to the shell.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    priority: 1,
                    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|src\/islands\/renderer\//,
                  },
                  {
                    name: 'forms',
                    test: /node_modules\/(react-hook-form|valibot)\/|src\/(islands\/shared|core\/forms)\/|src\/browser\/post-form/,
                  },
                  {
                    name: 'shell',
                    priority: 1,
                    test: /src\/(islands\/(disclaimer\/|visitor-tracker\/|shared\/use-ready)|i18n\/fill|core\/storage-keys|browser\/(address|storage))/,
                  },
                  {
                    name: 'days',
                    test: /src\/(core\/(dates|indian-day|ombudsman-deadlines|working-days)|i18n\/(clocks|languages))\.ts/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      // Small scripts stay files, which a page does not have to carry.
      assetsInlineLimit: 0,
      // Phones of 2020 read the site too: no syntax that only newer browsers know.
      cssTarget: ['chrome90', 'firefox90', 'safari15'],
      rolldownOptions: {
        // Astro marks each MDX module with a directive of its own; the bundler warns of every one.
        onLog: (level, log, handler) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
        },
      },
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ],
    },
  },
});
