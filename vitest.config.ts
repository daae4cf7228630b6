import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';
import { engineNames } from './scripts/setup/engines.ts';
import { bundledText } from './src/integrations/inline-scripts.ts';

/** A busy machine is not a fault; sealing and looking up certificates takes seconds by design. */
const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Tests that mock a module (`vi.mock`), or need it loaded anew. */
const isolated = [
  'tests/content-check/faults/*.test.ts',
  'tests/desk/page/server/*.test.ts',
  'tests/docs/disaster.test.ts',
  'tests/portal/killed.test.ts',
  'tests/site/browser/**/!(*.dom).test.ts',
];

/** Astro brings the plugin to its own project. */
const plugins = [bundledText];

/**
 * `.test` runs in Node, `.dom.test` in a simulated browser, `tests/dist` examines the built site,
 * and `tests/engines` uses it in Firefox and WebKit. Only tests that render components or read the
 * content start Astro.
 */
export default defineConfig({
  test: {
    ...timeouts,
    // Uses every core: with two, Vitest would keep one for its own process.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: process.env['REPORT'] ?? 'reports/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Most of these are quick, and loading the modules anew for each would take longer.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/**/*.dom.test.ts',
            'tests/{dist,engines,night,site/data,site/components}/**',
            'tests/content-model/*',
            ...isolated,
          ],
        },
      },
      {
        extends: true,
        plugins,
        test: { name: 'isolated', environment: 'node', include: isolated },
      },
      getViteConfig({
        test: {
          ...timeouts,
          name: 'content',
          environment: 'node',
          include: ['tests/site/{data,components}/**/*.test.ts', 'tests/content-model/*.test.ts'],
          setupFiles: ['tests/fixture/use.ts'],
        },
      }),
      {
        extends: true,
        plugins,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.dom.test.{ts,tsx}'],
          setupFiles: ['tests/setup-dom.ts'],
        },
      },
      {
        extends: true,
        // Postgres runs only the tests whose SQL or locking differs from SQLite's.
        test: {
          name: 'postgres',
          environment: 'node',
          include: [
            'tests/portal/database/*.test.ts',
            'tests/portal/inbox/list.test.ts',
            'tests/portal/killed.test.ts',
            'tests/portal/mail/claims.test.ts',
            'tests/portal/requests.test.ts',
            'tests/portal/submissions/delete-*.test.ts',
          ],
          globalSetup: 'tests/portal/database/cluster-setup.ts',
          setupFiles: 'tests/portal/database/skip-without-postgres.ts',
        },
      },
      ...[
        // The built fixture site; `npm run test:dist` runs it there.
        { name: 'dist', include: ['tests/dist/*.test.ts'] },
        // The built site itself.
        { name: 'live', include: ['tests/dist/live/*.test.ts'] },
        { name: 'night', include: ['tests/{dist/night,night}/*.test.ts'] },
      ].map((project) => ({
        extends: true as const,
        // Files share the parsed pages.
        test: { ...project, isolate: false },
      })),
      ...engineNames.map((engine) => ({
        extends: true as const,
        // One browser for all files; each test has a page of its own.
        test: {
          name: engine,
          provide: { engine },
          isolate: false,
          testTimeout: 120_000,
          include: ['tests/engines/*.test.ts'],
        },
      })),
    ],
  },
});
