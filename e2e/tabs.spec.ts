import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

const path = '/about/ombudsman';

const tabOf = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panelOf = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

/** Opens a page with tabs and returns the names of its tabs, in their order. */
async function openTabs(page: Page, address = path) {
  await open(page, address);
  const tabs = page.getByRole('tab');
  await expect(tabs.nth(1)).toBeVisible();
  const names = (await tabs.allTextContents()).map((name) => name.trim());
  const [first = '', second = ''] = names;
  return { names, first, second, last: names.at(-1) ?? '' };
}

test('Tabs follow the keys and show one panel; the address keeps the chosen one over a reload, Back and the other language (A11Y-5, I18N-2)', async ({
  page,
}) => {
  const { first, second, last } = await openTabs(page, `/hi${path}?from=mail`);
  await tabOf(page, first).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabOf(page, second)).toBeFocused();
  await expect(panelOf(page, second)).toBeVisible();
  await page.keyboard.press('End');
  await expect(panelOf(page, last)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  const { hash } = new URL(page.url());
  expect(hash).not.toBe('');
  await page.reload();
  await expect(panelOf(page, last)).toBeVisible();
  await tabOf(page, first).click();
  await expect(panelOf(page, first)).toBeVisible();
  await page.goBack();
  await expect(panelOf(page, last)).toBeVisible();

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${path}?from=mail${hash}`);
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', hash.slice(1));
});

test('The search of the browser and a link find words in a folded panel, and open it', async ({
  page,
}) => {
  const { last } = await openTabs(page);
  await expect(page.locator('section[hidden=until-found]')).not.toHaveCount(0);
  const words = await page.evaluate(() => {
    const paragraph = [...document.querySelectorAll('section[hidden] p')].at(-1);
    return paragraph?.textContent?.trim().split(/\s+/).slice(0, 5).join(' ') ?? '';
  });
  await page.goto('about:blank');
  await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
  await expect(panelOf(page, last)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('A printed page shows every panel, with the label of its tab as a heading (A11Y-5)', async ({
  page,
}) => {
  const { names } = await openTabs(page);
  await page.emulateMedia({ media: 'print' });
  for (const name of names)
    await expect(page.getByRole('heading', { name, exact: true, level: 2 }).first()).toBeVisible();
});

test('Tabs are on one line on a desk, and one below the other on a phone (A11Y-2)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openTabs(page, `/hi${path}`);
  const tabs = page.getByRole('tab');
  expect(new Set(await edges(tabs, 'y')).size).toBe(1);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(new Set(await edges(tabs, 'x')).size).toBe(1);
  expect(new Set(await edges(tabs, 'y')).size).toBe(await tabs.count());
});

/** The left or the upper edges of elements, in whole pixels. */
const edges = (elements: Locator, side: 'x' | 'y') =>
  elements.evaluateAll(
    (all, key) => all.map((element) => Math.round(element.getBoundingClientRect()[key])),
    side,
  );
