import { readFonts, readShifts } from '../scripts/bench/page-measures.ts';
import { storageKeys } from '../src/core/storage-keys.ts';
import { settings } from '../src/data/settings.ts';
import { rememberFonts } from './support/fonts.ts';
import { expect, test, untilReady } from './support/test.ts';

/** How far a page may move on a first visit while titles get the font of the brand. */
const allowed = 0.01;

/** Whether a page looks up where its visitor is, which is the last thing that changes it. */
const looksUp = settings.visitorLookup.mode === 'automatic';

for (const path of ['/', '/about/ombudsman', '/terms', '/hi', '/hi/about/ombudsman', '/hi/terms']) {
  for (const { width, visit } of [360, 1280].flatMap((width) => (['first', 'later'] as const).map((visit) => ({ width, visit })))) {
    test(`Nothing moves while ${path} loads at ${width} px on a ${visit} visit, even when the fonts come late`, async ({ page }) => {
      if (visit === 'later') await page.addInitScript(rememberFonts, storageKeys.fonts);
      await page.setViewportSize({ width, height: 740 });
      // The race between fonts and first paint is decided: the fonts always lose.
      const painted = Promise.withResolvers<undefined>();
      await page.route('**/*.woff2', async (route) => {
        await painted.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      painted.resolve(undefined);

      await untilReady(page);
      await expect(page.getByRole('button', { name: /Your visits|आपकी विज़िट/ })).toContainText(looksUp ? '203.0.113.24' : '1');
      await page.evaluate(() => document.fonts.ready);
      const session = await page.context().newCDPSession(page);
      await expect.poll(() => readFonts(session, 'h1'), 'The title is in the font of the brand on every visit').toEqual(['Eczar']);
      const shifts = await page.evaluate(readShifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const list = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`).join('\n');
      expect(sum, `Keep room for what comes later, and fit the fallback fonts. What moved:\n${list}`).toBeLessThan(allowed);
    });
  }
}
