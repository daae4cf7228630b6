import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../playwright.config.ts';
import { createSiteServer } from '../../src/build/serve/server.ts';
import { toLocalPath } from '../../src/core/paths.ts';
import { languages, type Language } from '../../src/i18n/languages.ts';
import writePhoneFonts from '../setup/phone-fonts.ts';

/** What a visit asks of the server. */
interface Visit {
  requests: number;
  /** With headers, and with what the service worker keeps for later. */
  bytes: number;
}

/**
 * A news day: how many visits, how many of them in the busiest hour, and how much busier its
 * busiest moment is.
 */
const day = { visits: 10_000_000, busiestHour: 0.15, peak: 2 };

/**
 * A news day of first visits, in words and numbers, from what a visit of three pages is measured to
 * take.
 */
export async function describeNewsDay(): Promise<string> {
  const lines: string[] = [];
  for (const language of languages) {
    const { requests, bytes } = await measureVisit(language);
    const perSecond = (day.visits * day.busiestHour * day.peak) / 3600;
    lines.push(
      `  ${language}: a first visit of three pages is ${requests} requests and ${Math.round(bytes / 1000)} kB`,
      `      ${day.visits} a day, ${day.busiestHour * 100} % of them in the busiest hour, at its peak ${day.peak} times as many: ${Math.round(perSecond)} visits, ${Math.round(perSecond * requests)} requests and ${((perSecond * bytes * 8) / 1e9).toFixed(2)} Gbit a second; ${((day.visits * bytes) / 1e12).toFixed(1)} TB a day`,
    );
  }
  return lines.join('\n');
}

/** A visitor without anything cached who opens the home page, the list of notices and a notice. */
async function measureVisit(language: Language): Promise<Visit> {
  const server = createSiteServer('dist').listen(0);
  await once(server, 'listening');
  const sockets = new Set<Socket>();
  let requests = 0;
  server.on('connection', (socket) => sockets.add(socket)).on('request', () => (requests += 1));
  await writePhoneFonts();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({
      baseURL: `http://localhost:${(server.address() as AddressInfo).port}`,
    });
    await page.goto(toLocalPath('/', language), { waitUntil: 'networkidle' });
    await page.goto(toLocalPath('/notices', language), { waitUntil: 'networkidle' });
    const first = await page.locator('main li a[href*="/notices/"]').first().getAttribute('href');
    await page.goto(first ?? '', { waitUntil: 'networkidle' });
    // The service worker fetches what it keeps when the page has nothing left to do.
    await page.waitForTimeout(3000);
    return {
      requests,
      bytes: [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    };
  } finally {
    await browser.close();
    server.close();
  }
}
