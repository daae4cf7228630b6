import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { launchArguments } from '../../playwright.config.ts';
import { createSiteServer } from '../../src/build/serve/server.ts';
import { findBrowser } from '../setup/browser.js';

const runs = 5;

/**
 * The mobile network that Lighthouse simulates, applied while the page loads. Lighthouse itself only
 * calculates its effect: on a fast server it counts every font and script that arrived before the paint,
 * although on a slow network they arrive after it.
 */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/**
 * A table of the largest paint of some pages and of handwritten pages with the same text, in milliseconds.
 *
 * @param paths pages of the built site
 */
export async function comparePaint(paths: readonly string[]): Promise<string> {
  const handwrittenFolder = mkdtempSync(join(tmpdir(), 'ifsf-floor-'));
  const [site, handwrittenSite] = [createSiteServer('dist').listen(0), createSiteServer(handwrittenFolder).listen(0)];
  await Promise.all([once(site, 'listening'), once(handwrittenSite, 'listening')]);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
  try {
    for (const [index, path] of paths.entries()) await writeHandwritten(browser, handwrittenFolder, index, path);
    const lines: string[] = [];
    for (const [index, path] of paths.entries()) {
      const [siteTimes, handwrittenTimes]: [number[], number[]] = [[], []];
      // Alternately, so that other load on the machine affects both.
      for (let run = 0; run < runs; run += 1) {
        siteTimes.push(await measureLargestPaint(browser, `${toAddress(site)}${path}`));
        handwrittenTimes.push(await measureLargestPaint(browser, `${toAddress(handwrittenSite)}/${index}`));
      }
      const [siteTime, handwrittenTime] = [median(siteTimes), median(handwrittenTimes)];
      lines.push(
        `  ${path}: ${siteTime.toFixed(0)} ms, handwritten ${handwrittenTime.toFixed(0)} ms (${((siteTime / handwrittenTime - 1) * 100).toFixed(1)} % more)`,
      );
    }
    return lines.join('\n');
  } finally {
    await browser.close();
    site.close();
    handwrittenSite.close();
    rmSync(handwrittenFolder, { recursive: true });
  }
}

const toAddress = (server: { address(): AddressInfo | string | null }) => `http://localhost:${(server.address() as AddressInfo).port}`;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Writes a minimal page by a careful author: the text, headings and lists of the original, and a few styles. */
async function writeHandwritten(browser: Browser, folder: string, index: number, path: string): Promise<void> {
  const html = readFileSync(join('dist', path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const tab = await browser.newPage();
  const { language, main } = await tab.evaluate(reduceToText, html);
  await tab.close();
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>By hand</title><style>body{font:100%/1.6 sans-serif;max-width:70ch;margin:auto;padding:1rem}</style>${main}</html>`;
  writeFileSync(join(folder, `${index}.html`), page);
  writeFileSync(join(folder, `${index}.html.br`), await promisify(brotliCompress)(page));
  if (index === 0) writeFileSync(join(folder, '404.html'), page);
}

/** The language of a page and its main element without scripts, pictures, controls and attributes. Runs in the browser. */
function reduceToText(html: string): { language: string; main: string } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('main') ?? page.body;
  for (const element of main.querySelectorAll('script, style, svg, template, img, input')) element.remove();
  for (const element of main.querySelectorAll('astro-island, astro-slot, button, form')) element.replaceWith(...element.childNodes);
  for (const element of [main, ...main.querySelectorAll('*')])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  return { language: page.documentElement.lang, main: main.outerHTML };
}

/** The time of the largest paint on a first visit, in milliseconds. */
async function measureLargestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 1.75 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  } finally {
    await context.close();
  }
}
