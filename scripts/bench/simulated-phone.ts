import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../playwright.config.ts';
import { findFreePort } from '../setup/free-port.ts';
import type { SecureSite } from './secure-site.ts';

/** What Lighthouse calculates for a phone on a slow line: times in milliseconds, the score of 100. */
export interface Speed {
  paint: number;
  blocked: number;
  speedIndex: number;
  score: number;
}

/** The audits that count for the score; the others take a third of the time. */
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];

/** A first visit by Lighthouse, “mobile, simulated”, in a browser of its own, so that no connection and no file is left from another visit. */
export async function visitWithPhone({ origin, keyHash }: SecureSite, path: string): Promise<Speed> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args,
      `--remote-debugging-port=${port}`,
      `--ignore-certificate-errors-spki-list=${keyHash}`,
      // The look-up of the visitor’s place fails at once, whether or not this machine has a network.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
  try {
    const result = await lighthouse(`${origin}${path}`, {
      port,
      logLevel: 'error',
      onlyAudits: metrics,
      disableFullPageScreenshot: true,
    });
    const { audits = {}, categories = {}, runtimeError } = result?.lhr ?? {};
    if (runtimeError) throw new Error(`Lighthouse could not visit ${path}: ${runtimeError.message}`);
    const read = (name: string) => audits[name]?.numericValue ?? NaN;
    return {
      paint: read('largest-contentful-paint'),
      blocked: read('total-blocking-time'),
      speedIndex: read('speed-index'),
      score: (categories.performance?.score ?? NaN) * 100,
    };
  } finally {
    await browser.close();
  }
}
