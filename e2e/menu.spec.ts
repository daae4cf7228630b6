import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: /^(Main menu|मुख्य मेनू)$/ });
const groupOf = (page: Page, label: string) => menuOf(page).getByRole('button', { name: `${label}: pages` });
const linkOf = (page: Page, label: string) => menuOf(page).getByRole('link', { name: label, exact: true });

test.describe('in a wide window', () => {
  test('a group opens under the mouse and closes when it leaves', async ({ page }) => {
    await open(page, '/');
    await expect(linkOf(page, 'Benefits')).toBeHidden();
    await linkOf(page, 'Membership').hover();
    await expect(linkOf(page, 'Benefits')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(linkOf(page, 'Benefits')).toBeHidden();
  });

  test('a group that hovers open closes on Escape without moving the mouse', async ({ page }) => {
    await open(page, '/');
    await linkOf(page, 'Membership').hover();
    await expect(linkOf(page, 'Benefits')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(linkOf(page, 'Benefits')).toBeHidden();
  });

  test('a top item leads to the first page of its section', async ({ page }) => {
    await open(page, '/');
    await linkOf(page, 'Membership').click();
    await expect(page).toHaveURL('/membership/become');
  });

  test('the keyboard opens a group, walks through its pages, and Escape brings it back to the button (NAV-6)', async ({ page }) => {
    await open(page, '/');
    const button = groupOf(page, 'Membership');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await linkOf(page, 'Membership').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(linkOf(page, 'Benefits')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(linkOf(page, 'Benefits')).toBeHidden();
  });

  test('one group is open at a time, and a press elsewhere or leaving the menu closes it', async ({ page }) => {
    await open(page, '/');
    await groupOf(page, 'Membership').press('Enter');
    await groupOf(page, 'Resources').press('Enter');
    await expect(groupOf(page, 'Membership')).toHaveAttribute('aria-expanded', 'false');
    await expect(groupOf(page, 'Resources')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(groupOf(page, 'Resources')).toHaveAttribute('aria-expanded', 'false');

    await groupOf(page, 'Government Portals').press('Enter');
    await linkOf(page, 'Contact').focus();
    await page.keyboard.press('Tab');
    await expect(groupOf(page, 'Government Portals')).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

  test('the menu is folded, opens one group at a time and closes on Escape with the focus back (NAV-5)', async ({ page }) => {
    await open(page, '/');
    await expect(menuOf(page)).toBeHidden();
    await toggleOf(page).click();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(linkOf(page, 'Membership')).toBeVisible();

    await groupOf(page, 'Membership').click();
    await expect(linkOf(page, 'Benefits')).toBeVisible();
    await groupOf(page, 'Resources').click();
    await expect(linkOf(page, 'Publications')).toBeVisible();
    await expect(linkOf(page, 'Benefits')).toBeHidden();
    await groupOf(page, 'Resources').click();
    await expect(linkOf(page, 'Publications')).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu starts afresh once the window has been 768 px wide (NAV-5)', async ({ page }) => {
    await open(page, '/');
    await toggleOf(page).click();
    await groupOf(page, 'Membership').click();
    // Elsewhere, so that no group hovers open.
    await page.mouse.move(0, 0);
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(toggleOf(page)).toBeHidden();
    await expect(linkOf(page, 'Membership')).toBeVisible();
    await expect(linkOf(page, 'Benefits')).toBeHidden();
    await page.setViewportSize({ width: 767, height: 740 });
    await expect(toggleOf(page)).toBeVisible();
    await expect(menuOf(page)).toBeHidden();
    await toggleOf(page).click();
    await expect(linkOf(page, 'Benefits')).toBeHidden();
  });

  test('a page is two presses away', async ({ page }) => {
    await open(page, '/hi');
    await page.getByRole('button', { name: 'मेनू', exact: true }).click();
    await menuOf(page).getByRole('button', { name: 'सदस्यता: पृष्ठ' }).click();
    await menuOf(page).getByRole('link', { name: 'लाभ', exact: true }).click();
    await expect(page).toHaveURL('/hi/membership/benefits');
  });
});

for (const { path, item } of [
  { path: '/about/charter', item: 'Charter' },
  { path: '/contact', item: 'Contact' },
  { path: '/', item: 'Home' },
]) {
  test(`On ${path} the menu marks that page, and no other, as the current one (NAV-6)`, async ({ page }) => {
    await open(page, path);
    // Pages inside a closed group are no links to a reader until it opens.
    const current = menuOf(page).locator('a[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveText(item);
  });
}
