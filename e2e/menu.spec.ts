import type { Locator, Page } from '@playwright/test';
import { languages } from '../src/i18n/languages.ts';
import { getTranslator } from '../src/i18n/translate.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { expect, open, test } from './support/test.ts';

const menuOf = (page: Page, language: (typeof languages)[number] = 'en') =>
  page.getByRole('navigation', {
    name: getTranslator(language)('menu.main'),
    exact: true,
    includeHidden: true,
  });

/**
 * The groups of the menu that have at least two pages; what is closed counts too. Which groups
 * there are is for staff to say.
 */
const groupsOf = (page: Page) =>
  menuOf(page)
    .locator('li', { has: page.locator('button[aria-expanded]') })
    .filter({ has: page.locator('li:nth-child(2)') });

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
  test.skip((await groupsOf(page).count()) < 2, 'The menu has no two groups with two pages each.');
  return [groupsOf(page).nth(0), groupsOf(page).nth(1)] as const;
}

test.describe('in a wide window', () => {
  test('a group opens under the mouse and closes when it leaves', async ({ page }) => {
    const [group] = await openMenu(page);
    await expect(itemOf(group, 1)).toBeHidden();
    await topOf(group).hover();
    await expect(itemOf(group, 1)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(itemOf(group, 1)).toBeHidden();
  });

  test('a group that hovers open closes on Escape without moving the mouse', async ({ page }) => {
    const [group] = await openMenu(page);
    await topOf(group).hover();
    await expect(itemOf(group, 1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(itemOf(group, 1)).toBeHidden();
  });

  test('a top item leads to the first page of its section', async ({ page }) => {
    const [group] = await openMenu(page);
    const first = (await itemOf(group, 0).getAttribute('href')) ?? '';
    await topOf(group).click();
    await expect(page).toHaveURL(first);
  });

  test('the keyboard opens a group and reaches its pages, and Escape returns to the button (NAV-6)', async ({
    page,
  }) => {
    const [group] = await openMenu(page);
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
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(itemOf(group, 1)).toBeHidden();
  });

  test('one group is open at a time, and a press elsewhere or leaving the menu closes it', async ({
    page,
  }) => {
    const [one, other] = await openMenu(page);
    await buttonOf(one).press('Enter');
    await buttonOf(other).press('Enter');
    await expect(buttonOf(one)).toHaveAttribute('aria-expanded', 'false');
    await expect(buttonOf(other)).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } });
    await expect(buttonOf(other)).toHaveAttribute('aria-expanded', 'false');

    await buttonOf(one).press('Enter');
    await menuOf(page).locator('a:visible, button:visible').last().focus();
    await page.keyboard.press('Tab');
    await expect(buttonOf(one)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

  test('the menu is folded, opens one group at a time and closes on Escape with the focus back (NAV-5)', async ({
    page,
  }) => {
    const [one, other] = await openMenu(page);
    await expect(menuOf(page)).toBeHidden();
    await toggleOf(page).click();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(topOf(one)).toBeVisible();

    await buttonOf(one).click();
    await expect(itemOf(one, 1)).toBeVisible();
    await buttonOf(other).click();
    await expect(itemOf(other, 0)).toBeVisible();
    await expect(itemOf(one, 1)).toBeHidden();
    await buttonOf(other).click();
    await expect(itemOf(other, 0)).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu starts afresh once the window has been 768 px wide (NAV-5)', async ({ page }) => {
    const [group] = await openMenu(page);
    await toggleOf(page).click();
    await buttonOf(group).click();
    // Elsewhere, so that no group hovers open.
    await page.mouse.move(0, 0);
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(toggleOf(page)).toBeHidden();
    await expect(topOf(group)).toBeVisible();
    await expect(itemOf(group, 1)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 740 });
    await expect(toggleOf(page)).toBeVisible();
    await expect(menuOf(page)).toBeHidden();
    await toggleOf(page).click();
    await expect(itemOf(group, 1)).toBeHidden();
  });

  for (const language of languages) {
    const t = getTranslator(language);

    test(`In ${language} a page is two presses away from the menu`, async ({ page }) => {
      await open(page, toLocalPath('/', language));
      await page.getByRole('button', { name: t('menu.open'), exact: true }).click();
      const group = menuOf(page, language)
        .locator('li', { has: page.locator('button[aria-expanded]') })
        .last();
      const label = ((await topOf(group).textContent()) ?? '').trim();
      await menuOf(page, language)
        .getByRole('button', { name: t('menu.pagesOf', { section: label }), exact: true })
        .click();
      const last = itemOf(group, -1);
      const address = (await last.getAttribute('href')) ?? '';
      await last.click();
      await expect(page).toHaveURL(address);
    });
  }
});

for (const what of ['a page of a group', 'a page of its own']) {
  test(`The menu marks ${what} as the current one, and no other (NAV-6)`, async ({ page }) => {
    await open(page, '/');
    const link =
      what === 'a page of a group'
        ? menuOf(page).locator('li li a').last()
        : menuOf(page).getByRole('listitem').last().getByRole('link').first();
    const address = (await link.getAttribute('href')) ?? '';
    await open(page, address);
    // Pages inside a closed group are not links to a screen reader until it opens.
    const current = menuOf(page).locator('a[aria-current="page"]');
    await expect(current.first()).toHaveAttribute('href', address);
    for (const marked of await current.all()) await expect(marked).toHaveAttribute('href', address);
  });
}
