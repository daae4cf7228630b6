import type { Locator, Page } from '@playwright/test';
import { findOverflow } from './support/overflow.ts';
import { expect, open, test } from './support/test.ts';

const phone = { width: 360, height: 640 };
const path = '/hi/about/ombudsman';

/** The addresses that most visitors come for. */
const shortcuts = ['/hi/contact?subject=Complaint', '/hi/certificate-verify', '/hi/notices'];

const shortcutsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'लोग अक्सर यह ढूँढ़ते हैं' }).getByRole('link');

async function expectShortcuts(page: Page) {
  await expect(shortcutsOf(page)).toHaveCount(shortcuts.length);
  for (const link of await shortcutsOf(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
}

test('The first screen, of a phone too, links to the pages that most visitors come for', async ({
  page,
}) => {
  for (const [index, address] of shortcuts.entries()) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, path);
    await expectShortcuts(page);
    await page.setViewportSize(phone);
    await expectShortcuts(page);
    await shortcutsOf(page).nth(index).click();
    await expect(page).toHaveURL(address);
  }
});

test('The controls of the header are 44 px high and wide on a phone, those behind a button too', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, path);
  const expectLarge = async (controls: Locator) => {
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(
        Math.min(box?.height ?? 0, box?.width ?? 0),
        (await control.textContent()) ?? '',
      ).toBeGreaterThanOrEqual(44);
    }
  };
  // The links of the ticker are a text that moves.
  await expectLarge(
    page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .and(page.locator(':not([data-ticker-track] *)')),
  );
  await page.getByRole('button', { name: 'सुगम्यता' }).click();
  const contrast = page.getByRole('button', { name: 'उच्च कंट्रास्ट' });
  await expect(contrast).toBeInViewport({ ratio: 1 });
  await expectLarge(
    page.getByRole('group', { name: 'अक्षर का आकार' }).getByRole('button').or(contrast),
  );
  await contrast.click();
  await expect(contrast).toHaveAttribute('aria-pressed', 'true');
});

test('The search of a phone opens with the focus in its field, Escape closes it, and a wide window shows it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Search', exact: true });
  await expect(page.getByRole('search')).toBeHidden();
  await opener.click();
  await expect(page.getByRole('search').locator('[type=search]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('search')).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('button', { name: 'High Contrast' })).toBeVisible();
  await page.setViewportSize(phone);
  await expect(page.getByRole('search')).toBeHidden();
});

test('The header fits a phone at 200 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 320 });
  await open(page, path);
  expect(await findOverflow(page, 'header')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the search and the page about screen readers are a press away on a phone', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('search').locator('[type=search]')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Accessibility' }).click();
    await page.getByRole('link', { name: 'Screen Reader' }).click();
    await expect(page).toHaveURL(/\/accessibility#/);
  });
});
