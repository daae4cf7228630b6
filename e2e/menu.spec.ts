import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

/** The menu, including closed parts. */
const menuOf = (page: Page, name = 'Main menu') =>
  page.getByRole('navigation', { name, exact: true, includeHidden: true });

const topOf = (group: Locator) => group.getByRole('link', { includeHidden: true }).first();
const buttonOf = (group: Locator) => group.getByRole('button', { includeHidden: true });
/** A page of a group, counted from 0. */
const itemOf = (group: Locator, index: number) =>
  group
    .getByRole('listitem', { includeHidden: true })
    .nth(index)
    .getByRole('link', { includeHidden: true });

/** Opens the home page and returns a group of its menu. */
async function openMenu(page: Page) {
  await open(page, '/');
  return menuOf(page)
    .locator('li', { has: page.locator('button[aria-expanded]') })
    .first();
}

test.describe('in a wide window', () => {
  test('a group opens under the mouse, and closes on Escape and when the mouse leaves it; its top item leads to the first page', async ({
    page,
  }) => {
    const group = await openMenu(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(itemOf(group, 1)).toBeHidden();
    await topOf(group).hover();
    await expect(itemOf(group, 1)).toBeVisible();
    await heading.hover();
    await expect(itemOf(group, 1)).toBeHidden();
    await topOf(group).hover();
    await expect(itemOf(group, 1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(itemOf(group, 1)).toBeHidden();
    const first = (await itemOf(group, 0).getAttribute('href')) ?? '';
    await topOf(group).click();
    await expect(page).toHaveURL(first);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu is folded, and starts afresh once the window has been 768 px wide (NAV-5)', async ({
    page,
  }) => {
    const group = await openMenu(page);
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(menuOf(page)).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await buttonOf(group).click();
    await expect(itemOf(group, 1)).toBeVisible();

    // Moves the pointer away, so that no group opens by hovering.
    await page.mouse.move(0, 0);
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(toggle).toBeHidden();
    await expect(topOf(group)).toBeVisible();
    await expect(itemOf(group, 0)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 740 });
    await expect(menuOf(page)).toBeHidden();
    await toggle.click();
    await expect(itemOf(group, 0)).toBeHidden();
  });
});
