import lighthouse from 'lighthouse';
import { findFreePort } from '../setup/free-port.ts';
import { launchPhone } from './phone.ts';
import type { SecureSite } from './secure-site.ts';

/** The audits that count for the score; the others take a third of the time. */
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/** The performance score of a first visit, of 100, by Lighthouse with its simulated phone. */
export async function calculateScore(site: SecureSite, path: string): Promise<number> {
  const port = await findFreePort();
  const browser = await launchPhone(site, [`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(`${site.origin}${path}`, {
      port,
      logLevel: 'error',
      onlyAudits: audits,
      disableFullPageScreenshot: true,
    });
    const { categories, runtimeError } = result?.lhr ?? {};
    if (runtimeError)
      throw new Error(`Lighthouse could not visit ${path}: ${runtimeError.message}`);
    return (categories?.performance?.score ?? NaN) * 100;
  } finally {
    await browser.close();
  }
}
