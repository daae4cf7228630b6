import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/test.ts';

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
  await expect.poll(() => isBlank(page), { timeout: 10_000 }).toBe(false);
});

/** Keeps the fonts back until what it returns is resolved. */
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

/** Draws every letter in a width of its own, whether this computer has the font or not. */
function simulateFont() {
  CanvasRenderingContext2D.prototype.measureText = (text) =>
    ({ width: text.codePointAt(0) }) as TextMetrics;
}

/** Whether nothing is drawn where the title is. */
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
