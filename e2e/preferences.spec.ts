import type { Page } from '@playwright/test';
import { islandPages } from './support/island-pages.ts';
import { expect, open, test } from './support/test.ts';

const contrastOf = (page: Page) =>
  page.getByRole('button', { name: /^(High Contrast|उच्च कंट्रास्ट)$/ });
const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const textSizeOf = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

test('High contrast is kept on other pages, in the other language and after a reload, until it is switched off (A11Y-4)', async ({
  page,
}) => {
  await open(page, '/');
  const normal = await backgroundOf(page);
  await contrastOf(page).click();
  await expect(contrastOf(page)).toHaveAttribute('aria-pressed', 'true');
  const high = await backgroundOf(page);
  expect(high).not.toBe(normal);
  await open(page, '/hi/about/ombudsman');
  expect(await backgroundOf(page)).toBe(high);
  await expect(contrastOf(page)).toHaveAttribute('aria-pressed', 'true');
  await contrastOf(page).click();
  await page.reload();
  expect(await backgroundOf(page)).toBe(normal);
  await expect(contrastOf(page)).toHaveAttribute('aria-pressed', 'false');
});

test('The text has three sizes, and the chosen one is kept on other pages (A11Y-3)', async ({
  page,
}) => {
  await open(page, '/');
  const normal = await textSizeOf(page);
  const choices = page.getByRole('group', { name: 'Text size' }).getByRole('button');
  await expect(choices).toHaveCount(3);

  await choices.nth(2).click();
  await expect(choices.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(choices.nth(1)).toHaveAttribute('aria-pressed', 'false');
  const large = await textSizeOf(page);
  expect(large).toBeGreaterThan(normal * 1.1);
  await open(page, '/contact');
  expect(await textSizeOf(page)).toBe(large);

  await choices.nth(0).click();
  expect(await textSizeOf(page)).toBeLessThan(normal);
  await choices.nth(1).click();
  await page.reload();
  expect(await textSizeOf(page)).toBe(normal);
});

test('The visitor’s choices apply before the first paint (A11Y-3, A11Y-4)', async ({ page }) => {
  await open(page, '/');
  await contrastOf(page).click();
  await page.getByRole('group', { name: 'Text size' }).getByRole('button').nth(2).click();
  const [background, size] = [await backgroundOf(page), await textSizeOf(page)];

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
  await open(page, '/about/ombudsman');
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
