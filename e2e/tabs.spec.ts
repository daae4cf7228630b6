import type { Page } from '@playwright/test';
import { languages } from '../src/i18n/languages.ts';
import { firstOf, isIsland, pagesWith } from './support/find-pages.ts';
import { expect, open, test } from './support/test.ts';

/** Opens a page with tabs and returns the names of its tabs, in their order. */
async function openTabs(page: Page, language: (typeof languages)[number] = 'en') {
  const { path } = firstOf(pagesWith(isIsland('Tabs'), language), 'page with tabs');
  await open(page, path);
  const tabs = page.getByRole('tab');
  await expect(tabs.nth(1)).toBeVisible();
  const names = (await tabs.allTextContents()).map((name) => name.trim());
  const [first = '', second = ''] = names;
  return { path, names, first, second, last: names.at(-1) ?? '' };
}

const tabOf = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panelOf = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

for (const language of languages) {
  test(`In ${language}, tabs follow the arrow keys, Home and End, and the address names the chosen one (A11Y-5)`, async ({
    page,
  }) => {
    const { first, second, last } = await openTabs(page, language);
    await expect(tabOf(page, first)).toHaveAttribute('aria-selected', 'true');
    await tabOf(page, first).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabOf(page, second)).toBeFocused();
    await expect(panelOf(page, second)).toBeVisible();
    await page.keyboard.press('End');
    await expect(panelOf(page, last)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    expect(new URL(page.url()).hash).not.toBe('');
    await page.keyboard.press('Home');
    await expect(panelOf(page, first)).toBeVisible();
  });
}

test('The tab that the address names is shown at once, after a reload and after Back (A11Y-5)', async ({
  page,
}) => {
  const { path, first, last } = await openTabs(page);
  await tabOf(page, last).click();
  const { hash } = new URL(page.url());
  await page.goto('/contact');
  await open(page, path + hash);
  await expect(panelOf(page, last)).toBeVisible();
  await tabOf(page, first).click();
  await expect(panelOf(page, first)).toBeVisible();
  await page.goBack();
  await expect(panelOf(page, last)).toBeVisible();
  await page.reload();
  await expect(panelOf(page, last)).toBeVisible();
});

test('The panel repeats the label of its tab as a heading (A11Y-5)', async ({ page }) => {
  const { names } = await openTabs(page);
  for (const name of names) {
    await tabOf(page, name).click();
    await expect(
      page.getByRole('tabpanel').getByRole('heading', { name, exact: true }).first(),
    ).toBeVisible();
  }
});

test('Skipping to the content leaves the chosen tab alone', async ({ page }) => {
  const { last } = await openTabs(page);
  await tabOf(page, last).click();
  await page.getByRole('link', { name: 'Skip to Content' }).click();
  await expect(panelOf(page, last)).toBeVisible();
});

test('In print every panel is shown', async ({ page }) => {
  const { names } = await openTabs(page);
  await page.emulateMedia({ media: 'print' });
  for (const name of names)
    await expect(page.getByRole('heading', { name, exact: true, level: 2 }).first()).toBeVisible();
});
