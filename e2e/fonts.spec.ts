import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readFonts, readShifts } from '../scripts/bench/page-measures.ts';
import { dist } from '../tests/support/built-site.ts';
import { expect, test, untilReady } from './support/test.ts';

const path = '/hi/about/ombudsman';
const title = 'h1';

test('A device without a Devanagari font shows no boxes in place of a title in Hindi', async ({
  page,
}) => {
  await page.addInitScript(simulateMissingFont);
  const released = await holdFonts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator(title)).toBeVisible();
  expect(await isBlank(page)).toBe(true);
  released.resolve(undefined);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => isBlank(page)).toBe(false);
});

test('A device with a Devanagari font shows a title in Hindi before the fonts of the page have come', async ({
  page,
}) => {
  await page.addInitScript(simulateFont);
  const released = await holdFonts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => isBlank(page)).toBe(false);
  released.resolve(undefined);
});

test('A device without a Devanagari font shows a page in Hindi even if its fonts never come', async ({
  page,
}) => {
  await page.addInitScript(simulateMissingFont);
  await holdFonts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => isBlank(page)).toBe(false);
});

/**
 * Largest layout shift while titles and text get their fonts. The goal is 0.01, which the pages
 * meet. But here the fonts always come after the first paint, and a lead may need one line more in
 * one of them: that is 0.018.
 */
const allowed = 0.04;

for (const { address, width, budget } of [
  { address: '/', width: 1280, budget: 30 * 1024 },
  { address: '/about/ombudsman', width: 360, budget: 30 * 1024 },
  { address: '/hi', width: 360, budget: 90 * 1024 },
  { address: '/hi/about/ombudsman', width: 1280, budget: 90 * 1024 },
])
  test(`${address} loads no more than the fonts of its script, and nothing moves at ${width} px when they come late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const fonts = new Map<string, number>();
    // Decides the race between fonts and first paint: the fonts always lose.
    const painted = Promise.withResolvers<undefined>();
    await page.route('**/*.woff2', async (route) => {
      const { pathname } = new URL(route.request().url());
      fonts.set(pathname, statSync(join(dist, pathname)).size);
      await painted.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    painted.resolve(undefined);

    await untilReady(page);
    // The look-up changes a page last.
    await expect(page.getByRole('button', { name: /Your visits|आपकी विज़िट/ })).toContainText(
      '203.0.113.24',
    );
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await expect.poll(() => readFonts(session, 'h1'), 'The title').toEqual(['Eczar']);
    expect(await readFonts(session, 'main p'), 'Text').toContainEqual(
      expect.stringMatching(/^Noto Sans/),
    );
    const sum = [...fonts.values()].reduce((total, size) => total + size, 0);
    expect(sum, [...fonts].map(([name, size]) => `${name} ${size}`).join(', ')).toBeLessThanOrEqual(
      budget,
    );
    const shifts = await page.evaluate(readShifts);
    expect(
      shifts.reduce((total, { value }) => total + value, 0),
      `Keep room for what comes later, and fit the fallback fonts: ${JSON.stringify(shifts)}`,
    ).toBeLessThan(allowed);
  });

/** Holds the fonts back until the returned promise is resolved. */
async function holdFonts(page: Page) {
  const released = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released;
}

/** Draws every Devanagari letter as the same box, and letters of other scripts as they are. */
function simulateMissingFont() {
  CanvasRenderingContext2D.prototype.measureText = (text) =>
    ({ width: /\p{Script=Devanagari}/u.test(text) ? 10 : text.codePointAt(0) }) as TextMetrics;
}

/** Gives every letter a width of its own, whether this computer has the font or not. */
function simulateFont() {
  CanvasRenderingContext2D.prototype.measureText = (text) =>
    ({ width: text.codePointAt(0) }) as TextMetrics;
}

/** Expects that nothing is painted in place of the title. */
async function isBlank(page: Page): Promise<boolean> {
  const box = await page.locator(title).boundingBox();
  // A screenshot of Playwright would wait for the fonts.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width: 0, height: 0, ...box, scale: 1 },
  });
  const { channels } = await sharp(Buffer.from(data, 'base64')).stats();
  return channels.every(({ min, max }) => min === max);
}
