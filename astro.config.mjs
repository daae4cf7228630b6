import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { localPortal } from '@federation/portal/server/dev-server';
import { readSiteFile } from '@federation/content-model/files/site-files';
import { clientDirectives } from './src/integrations/client-directives.ts';
import { contentGate } from './src/integrations/content-gate.ts';
import { contentWatch } from './src/integrations/content-watch.ts';
import { editingDesk } from './src/integrations/desk.ts';
import { fonts } from './src/integrations/fonts.ts';
import { developmentRedirects } from './src/integrations/development-redirects.ts';
import { inlineScripts } from './src/integrations/inline-scripts.ts';
import { islands } from './src/integrations/islands.ts';
import { licences } from './src/integrations/licences.ts';
import { offline } from './src/integrations/offline.ts';
import { routes } from './src/integrations/routes.ts';
import { searchIndex } from './src/integrations/search.ts';
import { readPortalSettings } from '@federation/hosting/portal/portal-settings';
import { noBreakSpaces } from './src/markdown/no-break.ts';
import { stackedTables } from './src/markdown/tables.ts';
import { tabs } from './src/markdown/tabs.ts';
import { pageFiles } from '@federation/desk/page-files';
import { toExamplePath } from '@federation/desk/protocol/desk';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24)
  throw new Error(
    `Run this through npm (npm start, npm run build), which brings the right Node. This is Node ${process.versions.node}.`,
  );

// Read without its schema, as the content gate explains wrong values.
const settings = /** @type {Partial<import('@federation/content-model/settings').Settings>} */ (
  readSiteFile(process.cwd(), 'settings').data
);

export default defineConfig({
  site: settings.site ?? 'https://www.ifsf.example',
  trailingSlash: 'never',
  // Several pages at once, because native code draws the share pictures while JavaScript runs.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  // A class is shorter than an attribute, on each element and in each selector, and has the same
  // specificity.
  scopedStyleStrategy: 'class',
  // Ignores white space with a line break, as JSX does. The formatter counts on it.
  compressHTML: 'jsx',
  devToolbar: { enabled: false },
  // Describes the fields of the collections to editors that know Astro.
  experimental: { contentIntellisense: true },
  integrations: [
    contentGate(),
    contentWatch({
      overPage: new URL('./src/browser/development/content-faults.ts', import.meta.url),
      failedPage: new URL('./src/pages/_views/failed-page.ts', import.meta.url),
    }),
    mdx(),
    islands(new URL('./src/islands/renderer/renderer.tsx', import.meta.url)),
    developmentRedirects(),
    routes({
      '/_redirects': new URL('./src/pages/_hosting/redirects.ts', import.meta.url),
      '/_headers': new URL('./src/pages/_hosting/headers.ts', import.meta.url),
    }),
    // For people who work on the site.
    routes(
      {
        '/docs/components': new URL('./src/pages/_views/ComponentGallery.astro', import.meta.url),
        [toExamplePath('[name]', '[language]')]: new URL(
          './src/pages/_views/ComponentExample.astro',
          import.meta.url,
        ),
      },
      'dev',
    ),
    localPortal(() => readPortalSettings(process.cwd())),
    editingDesk(pageFiles),
    clientDirectives({
      // Starts islands one after the other once the page has loaded and is idle.
      settled: new URL('./src/browser/settled-directive.ts', import.meta.url),
      // Loads an island when the focus first enters it; it costs nothing before.
      focus: new URL('./src/browser/focus-directive.ts', import.meta.url),
    }),
    inlineScripts(new URL('./src/browser/early/head.ts', import.meta.url), [
      new URL('./src/browser/early/filter.ts', import.meta.url),
      new URL('./src/browser/early/review-due.ts', import.meta.url),
      new URL('./src/browser/early/search-box.ts', import.meta.url),
      new URL('./src/browser/early/tabs.ts', import.meta.url),
    ]),
    fonts(),
    licences(),
    searchIndex(),
    offline(new URL('./src/browser/service-worker.ts', import.meta.url)),
  ],
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ hastPlugins: [stackedTables, tabs, noBreakSpaces] }),
  },
  vite: {
    // No page of another origin reads sources and drafts from the development server.
    server: { cors: false },
    environments: {
      prerender: {
        build: {
          rolldownOptions: {
            // Puts the texts of a collection in one file: thousands of small ones take longer to
            // write and to load than to render.
            output: {
              codeSplitting: {
                groups: [
                  { name: (id) => `texts-${/content\/(\w+)/.exec(id)?.[1]}`, test: /\.mdx/ },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      // Keeps small scripts in files, so that pages need not carry them.
      assetsInlineLimit: 0,
      // Phones of 2022 read the site too (docs/decisions/0012): no newer syntax in scripts and styles.
      target: ['chrome98', 'firefox98', 'safari15.4'],
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
