import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import writePhoneFonts from '../setup/phone-fonts.ts';
import { launchOptions } from '../../playwright.config.ts';
import { createSiteServer } from '../../src/build/serve/server.ts';
import { readFonts, readShifts } from './page-measures.ts';

/** An ordinary 4G line (9 Mbit/s down, 85 ms there and back), as Chrome’s developer tools know it. */
const line4g = { offline: false, latency: 85, downloadThroughput: (9 * 1000 * 1000) / 8, uploadThroughput: (1.5 * 1000 * 1000) / 8 };

const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

interface Visit {
  /** The fonts that the page’s title was drawn in, once the page had settled. */
  headingFonts: string[];
  textFonts: string[];
  /** The sum of all layout shifts (CLS counts the worst session, so it is never more). */
  shift: number;
  /** What moved, for anyone who wants to know why. */
  moved: string[];
}

/**
 * A table of first visits, each with an empty cache: the fonts of the title and of the text, and how far the
 * page moved while they arrived.
 *
 * @param paths pages of the built site
 */
export async function compareFirstVisits(paths: readonly string[]): Promise<string> {
  const site = createSiteServer('dist').listen(0);
  await once(site, 'listening');
  await writePhoneFonts();
  const browser = await chromium.launch(launchOptions);
  try {
    const lines: string[] = [];
    for (const path of paths) {
      for (const [viewport, late] of viewports.flatMap(
        (viewport) =>
          [
            [viewport, 0],
            [viewport, 600],
          ] as const,
      )) {
        const url = `http://localhost:${(site.address() as AddressInfo).port}${path}`;
        const { headingFonts, textFonts, shift, moved } = await visit(browser, url, viewport, late);
        const fonts = `title ${headingFonts.join(' + ')}, text ${textFonts.join(' + ')}`;
        lines.push(
          `  ${path} at ${viewport.width} px${late ? `, fonts ${late} ms late` : ''}: ${fonts}, shift ${shift.toFixed(4)}${moved.map((what) => `\n      ${what}`).join('')}`,
        );
      }
    }
    return lines.join('\n');
  } finally {
    await browser.close();
    site.close();
  }
}

async function visit(browser: Browser, url: string, viewport: { width: number; height: number }, late: number): Promise<Visit> {
  const context = await browser.newContext({ viewport, locale: 'en-IN', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => sessionStorage.setItem('ifsf.disclaimer', 'dismissed'));
    if (late)
      await page.route('**/*.woff2', async (route) => {
        await setTimeout(late);
        await route.continue();
      });
    await page.goto(url, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(readShifts);
    return {
      headingFonts: await readFonts(session, 'h1'),
      textFonts: await readFonts(session, 'main p'),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(', ')}`),
    };
  } finally {
    await context.close();
  }
}
