import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../playwright.config.ts';
import { expect, test } from '../support/test.ts';

/**
 * Lighthouse judges each page as on a phone; a separate browser keeps the debugging ports apart.
 */
const sample = ['/', '/about/ombudsman', '/terms', '/hi/about/ombudsman'];

test.describe.configure({ mode: 'serial' });

for (const [index, path] of sample.entries()) {
  test(`Lighthouse finds nothing to fix in accessibility, best practices and search of ${path}`, async ({
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const port = 9330 + index;
    const browser = await chromium.launch({
      ...launchOptions,
      // The look-up of the location gets no response here; every other test watches the console.
      args: [...launchOptions.args, `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(`${baseURL}${path}`, {
        port,
        logLevel: 'error',
        onlyCategories: ['accessibility', 'best-practices', 'seo'],
        skipAudits: ['errors-in-console'],
      });
      const categories = result?.lhr.categories ?? {};
      const audits = result?.lhr.audits ?? {};
      for (const name of ['accessibility', 'best-practices', 'seo']) {
        const category = categories[name];
        const faults = category?.auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${id}: ${audits[id]?.title}`);
        expect(faults, `Fix these audits of ${name}`).toEqual([]);
        expect(category?.score).toBe(1);
      }
    } finally {
      await browser.close();
    }
  });
}
