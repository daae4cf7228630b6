import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
// A test of its own: as soon as Playwright watches requests, the browser uses no cache.
import { expect, test as base, type Page } from '@playwright/test';
import { dist } from '../tests/support/built-site.ts';
import { serveSite } from '../tests/support/site-server.ts';

const day = 24 * 60 * 60;

/** Dates a file to a build of some days ago, as caches go by its age. */
function age(path: string, days: number): void {
  const time = Date.now() / 1000 - days * day;
  utimesSync(path, time, time);
}

const test = base.extend<{ site: string }>({
  /** Folder of a served site that was built ten days ago. */
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
    cpSync(dist, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      age(join(folder, name), 10);
    await use(folder);
    rmSync(folder, { recursive: true });
  },

  baseURL: async ({ site }, use) => {
    const server = await serveSite(site);
    await use(server.origin.replace('127.0.0.1', 'localhost'));
    await server.close();
  },
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const serviceWorkers of ['block', 'allow'] as const)
  test.describe(serviceWorkers === 'allow' ? 'With the service worker' : 'Without it', () => {
    test.use({ serviceWorkers });

    test('The browser shows the present version of a page that has changed since the last visit', async ({
      page,
      site,
    }) => {
      await page.goto('/about/ombudsman');
      if (serviceWorkers === 'allow') {
        await expect
          .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
          .toBe(true);
        await page.goto('/hi');
        await page.goto('/about/ombudsman');
      }
      const before = (await title(page).textContent()) ?? '';
      await page.goto('/hi');
      const file = join(site, 'about/ombudsman.html');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before.trim(), 'The new rules'));
      age(file, 9);
      await page.goto('/about/ombudsman');
      await expect(title(page)).toHaveText('The new rules');
    });
  });

const run = "document.documentElement.setAttribute('data-ran', 'yes')";
const hostile = {
  'event.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
  'type.svg': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${run}">]><svg xmlns="http://www.w3.org/2000/svg"/>`,
  'script.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>${run}</script></svg>`,
  'script.xml': `<page><script xmlns="http://www.w3.org/1999/xhtml">${run}</script></page>`,
};

test('A file that is no page runs nothing when it is opened', async ({ page, site }) => {
  for (const [name, content] of Object.entries(hostile)) {
    writeFileSync(join(site, name), content);
    const response = await page.goto(`/${name}`);
    expect(response?.status()).toBe(200);
    expect(
      await page.evaluate(() => document.documentElement.getAttribute('data-ran')),
      name,
    ).toBeNull();
  }
});

/** One file of each kind, pages excepted. */
const kinds = new Map(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(?:^|\/)[._]|\.(?:html|br|gz)$/.test(name) && extname(name) !== '')
    .map((name) => [extname(name), name]),
);

base('A file of each kind opens or is downloaded, with nothing of it blocked', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon'))
      faults.push(`${page.url()}: ${message.text()}`);
  });
  for (const name of kinds.values())
    await test.step(name, async () => {
      const download = page.waitForEvent('download').catch(() => undefined);
      const response = await page.goto(`/${name}`).catch(() => undefined);
      if (response) expect(response.status()).toBe(200);
      else expect(await (await download)?.failure()).toBeNull();
    });
  expect(faults).toEqual([]);
});
