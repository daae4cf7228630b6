import type { Page } from '@playwright/test';
import { islandPages } from './support/island-pages.ts';
import { expect, open, test } from './support/test.ts';

const contrastOf = (page: Page) =>
  page.getByRole('button', { name: /^(High Contrast|उच्च कंट्रास्ट)$/ });
const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const textSizeOf = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

test('The visitor’s choices change the look, and apply on other pages before the first paint (A11Y-3, A11Y-4)', async ({
  page,
}) => {
  await open(page, '/');
  const [normal, medium] = [await backgroundOf(page), await textSizeOf(page)];
  const sizes = page.getByRole('group', { name: 'Text size' }).getByRole('button');
  await sizes.nth(0).click();
  expect(await textSizeOf(page)).toBeLessThan(medium);
  await sizes.nth(2).click();
  await contrastOf(page).click();
  const [background, size] = [await backgroundOf(page), await textSizeOf(page)];
  expect(background).not.toBe(normal);
  expect(size).toBeGreaterThan(medium * 1.1);

  // The browser paints nothing before the first element of the body.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      const { backgroundColor, fontSize } = getComputedStyle(document.body);
      Object.assign(window, {
        first: { background: backgroundColor, size: Number.parseFloat(fontSize) },
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await open(page, '/hi/about/ombudsman');
  expect(await page.evaluate(() => (window as unknown as { first: unknown }).first)).toEqual({
    background,
    size,
  });
});

test('In high contrast the edge of the search box has a contrast of 3:1 (A11Y-4)', async ({
  page,
}) => {
  await open(page, '/');
  await contrastOf(page).click();
  const ratio = await page.getByRole('search').evaluate((form) => {
    const luminance = (color: string) => {
      const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [darker = 0, lighter = 0] = [
      getComputedStyle(form).borderTopColor,
      getComputedStyle(document.body).backgroundColor,
    ]
      .map(luminance)
      .sort((one, other) => one - other);
    return (lighter + 0.05) / (darker + 0.05);
  });
  expect(ratio).toBeGreaterThanOrEqual(3);
});

test('Forced colours show which choices are on (A11Y-4)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const look = () =>
    contrastOf(page).evaluate((button) => {
      const {
        backgroundColor,
        color,
        textDecorationLine,
        fontWeight,
        borderTopWidth,
        borderTopStyle,
      } = getComputedStyle(button);
      // A transparent background shows that of the page.
      const ground = /, 0\)$/.test(backgroundColor)
        ? getComputedStyle(document.body).backgroundColor
        : backgroundColor;
      return { ground, color, textDecorationLine, fontWeight, borderTopWidth, borderTopStyle };
    });
  const off = await look();
  await contrastOf(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  expect(
    await look(),
    'Show the pressed state by something that forced colours leave, such as a border or an underline',
  ).not.toEqual(off);
});

test('No field is so small that an iPhone zooms the page, even with small text (A11Y-3)', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('group', { name: 'Text size' }).getByRole('button').first().click();
  for (const path of islandPages) {
    await open(page, path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('input, select, textarea')]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ id }) => id),
    );
    expect(small, path).toEqual([]);
  }
});
