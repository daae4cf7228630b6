import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

/** The menu, including closed parts. */
const menuOf = (page: Page, name = 'Main menu') =>
  page.getByRole('navigation', { name, exact: true, includeHidden: true });

/** The groups of the menu. */
const groupsOf = (page: Page) =>
  menuOf(page).locator('li', { has: page.locator('button[aria-expanded]') });

const topOf = (group: Locator) => group.getByRole('link', { includeHidden: true }).first();
const buttonOf = (group: Locator) => group.getByRole('button', { includeHidden: true });
/** A page of a group, counted from 0. */
const itemOf = (group: Locator, index: number) =>
  group
    .getByRole('listitem', { includeHidden: true })
    .nth(index)
    .getByRole('link', { includeHidden: true });

/** Opens the home page and returns two groups of its menu. */
async function openMenu(page: Page) {
  await open(page, '/');
  return [groupsOf(page).nth(0), groupsOf(page).nth(1)] as const;
}

test.describe('in a wide window', () => {
  test('a group opens under the mouse, and closes on Escape and when the mouse leaves it; its top item leads to the first page', async ({
    page,
  }) => {
    const [group] = await openMenu(page);
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

  test('the keyboard opens one group at a time and reaches its pages; Escape returns to the button, and leaving closes (NAV-6)', async ({
    page,
  }) => {
    const [group, other] = await openMenu(page);
    const button = buttonOf(group);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await topOf(group).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(itemOf(group, 1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(itemOf(group, 1)).toBeHidden();

    await button.press('Enter');
    await buttonOf(other).press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(buttonOf(other)).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } });
    await expect(buttonOf(other)).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await menuOf(page).locator('a:visible, button:visible').last().focus();
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu is folded, opens one group at a time, and starts afresh once the window has been 768 px wide (NAV-5)', async ({
    page,
  }) => {
    const [one, other] = await openMenu(page);
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(menuOf(page)).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await buttonOf(one).click();
    await expect(itemOf(one, 1)).toBeVisible();
    await buttonOf(other).click();
    await expect(itemOf(other, 0)).toBeVisible();
    await expect(itemOf(one, 1)).toBeHidden();

    // Moves the pointer away, so that no group opens by hovering.
    await page.mouse.move(0, 0);
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(toggle).toBeHidden();
    await expect(topOf(other)).toBeVisible();
    await expect(itemOf(other, 0)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 740 });
    await expect(menuOf(page)).toBeHidden();
    await toggle.click();
    await expect(itemOf(other, 0)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});
