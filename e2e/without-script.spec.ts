import type { Page } from '@playwright/test';
import { groups } from './support/groups.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, lookUp: 'unasked' });

for (const { name, routes } of groups) {
  test(`Each page of ${name} can be read without JavaScript (NAV-3)`, async ({ page }) => {
    test.setTimeout(routes.length * 10_000);
    for (const { path } of routes) {
      await page.goto(path);
      expect.soft(await findHiddenTexts(page), `${path}: these texts only show with a script`).toEqual([]);
    }
  });
}

for (const path of ['/about/ombudsman', '/hi/about/ombudsman', '/about/legal', '/hi/about/legal']) {
  test(`Every tab panel of ${path} stands open without JavaScript, and each tab leads to its panel (NAV-3, A11Y-5)`, async ({ page }) => {
    await page.goto(path);
    const tabs = page.getByRole('main').locator('astro-island a[href^="#"]');
    const targets = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThanOrEqual(3);
    for (const target of targets) await expect(page.locator(target)).toBeVisible();
  });
}

for (const { path, group, item, heading } of [
  { path: '/', group: 'About Us', item: 'Charter', heading: 'Charter' },
  { path: '/hi', group: 'हमारे बारे में', item: 'आचार संहिता', heading: 'आचार संहिता' },
]) {
  test(`The menu of ${path} leads to every page by mouse and by keyboard without JavaScript (NAV-3)`, async ({ page }) => {
    await page.goto(path);
    const menu = page.getByRole('navigation', { name: /^(Main menu|मुख्य मेनू)$/ });
    await menu.getByRole('link', { name: group, exact: true }).hover();
    await menu.getByRole('link', { name: item }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

    await page.goto(path);
    await menu.getByRole('link', { name: group, exact: true }).focus();
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      if (await menu.getByRole('link', { name: item }).evaluate((link) => link === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test(`On a phone the menu of ${path} stands open without JavaScript (NAV-3)`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const menu = page.getByRole('navigation', { name: /^(Main menu|मुख्य मेनू)$/ });
    await expect(menu.getByRole('link', { name: group, exact: true })).toBeVisible();
  });
}

for (const { path, label, button } of [
  { path: '/request-certificate', label: 'Full name', button: 'Prepare an e-mail' },
  { path: '/hi/request-certificate', label: 'पूरा नाम', button: 'ई-मेल तैयार करें' },
  { path: '/contact', label: 'Message', button: 'Prepare an e-mail' },
  { path: '/hi/contact', label: 'संदेश', button: 'ई-मेल तैयार करें' },
  { path: '/membership/become', label: 'First name', button: 'Prepare an e-mail' },
  { path: '/hi/membership/become', label: 'नाम', button: 'ई-मेल तैयार करें' },
]) {
  test(`Without JavaScript the form of ${path} keeps its fields and their checks, goes to the mail program and pretends nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.getByRole('main').getByRole('form');
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('required');
    expect(await field.evaluate((element) => (element as HTMLInputElement).validity.valueMissing)).toBe(true);
    await expect(form).toHaveAttribute('action', /^mailto:/);
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.getByRole('button')).toHaveText([button]);
    // Playwright finds no text inside `noscript`, though it shows.
    const note = form.locator('noscript p');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toContain('support@ifsf.example');
    // The browser’s own check holds the form back.
    await form.getByRole('button').click();
    await expect(form.getByRole('textbox').first()).toBeFocused();
    await expect(page).toHaveURL(path);
  });
}

test('What only works with a script is not offered without one', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'High Contrast' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Larger text' })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Without JavaScript the tickers are lists, and the language switch works', async ({ page }) => {
  await page.goto('/about/charter');
  const ticker = page.getByRole('region', { name: 'Latest updates', exact: true });
  await expect(ticker.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/about/charter');
});

/** The texts that can't be seen, there or further up on the page. What an island draws needs a script, and a closed `<details>` opens without one. */
function findHiddenTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const texts = [...main.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, th, td, caption, blockquote')];
    const own = texts.filter((element) => !element.closest('astro-island, details, [hidden]') && element.textContent.trim() !== '');
    if (own.length === 0) return ['the page has no text at all'];
    const seen = new Set<string>();
    return own.flatMap((element) => {
      const text = element.textContent.trim();
      if (element.checkVisibility({ visibilityProperty: true })) seen.add(text);
      return seen.has(text) ? [] : [text];
    });
  });
}
