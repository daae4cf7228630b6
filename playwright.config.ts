import { defineConfig } from '@playwright/test';
import { phoneFontsEnvironment } from './scripts/setup/phone-fonts.ts';
import { findBrowser } from './scripts/setup/browser.js';

/** Another port lets two checkouts of the project be tested side by side. */
const port = Number(process.env.E2E_PORT ?? 4499);

/**
 * Starts the browser without a sandbox, as the tests may run as root, without requests of its own
 * to the network, and with the fonts of a phone.
 */
export const launchOptions = {
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // As on phones: hinting rounds each letter to whole pixels, and lines break elsewhere.
    '--font-render-hinting=none',
  ],
  env: { ...process.env, ...phoneFontsEnvironment } as Record<string, string>,
};

/**
 * Tests of the built site, behind the server that sends the headers of production. `fixture` runs in
 * the copy with the content of the fixture, `live` on the content of the site, and `night` at night
 * only.
 */
export default defineConfig({
  projects: [
    { name: 'fixture', testDir: 'e2e', testIgnore: ['live/**', 'night/**'] },
    { name: 'live', testDir: 'e2e/live' },
    { name: 'night', testDir: 'e2e/night' },
  ],
  outputDir: 'test-results',
  globalSetup: './scripts/setup/phone-fonts.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More workers than cores, as tests wait for the site about half of their time.
  workers: 4,
  // A busy machine is not a fault, so a test waits as long as it takes.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['REPORT'] ?? 'reports/playwright.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tests can't watch requests of the service worker; its own test lets it run.
    serviceWorkers: 'block',
    launchOptions,
  },
  webServer: {
    command: 'npm run --silent serve',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
