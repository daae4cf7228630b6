import type { Page } from '@playwright/test';
import { islandPages } from './support/island-pages.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, lookUp: 'unasked' });

/** The pages that scripts enhance, and one of the others, which are all built alike. */
const pages = [...islandPages, '/terms'];

for (const path of pages)
  test(`${path} can be read without JavaScript (NAV-3)`, async ({ page }) => {
    await page.goto(path);
    expect(await findHiddenTexts(page), 'These texts only show with a script').toEqual([]);
  });

test('Every tab panel is open without JavaScript, and each tab leads to its panel (NAV-3, A11Y-5)', async ({
  page,
}) => {
  await page.goto('/about/ombudsman');
  const tabs = page.getByRole('main').locator('astro-island a[href^="#"]');
  const targets = await tabs.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(targets.length).toBeGreaterThanOrEqual(2);
  for (const target of targets) await expect(page.locator(target)).toBeVisible();
});

test('The menu leads to every page by mouse and by keyboard without JavaScript, and is open on a phone (NAV-3)', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main menu', exact: true });
  const links = menu
    .locator('li', { has: page.locator('li:nth-child(2)') })
    .first()
    .getByRole('link', { includeHidden: true });
  const [top, item] = [links.first(), links.nth(2)];
  await page.goto('/');
  const address = (await item.getAttribute('href')) ?? '';
  await top.hover();
  await item.click();
  await expect(page).toHaveURL(address);

  await page.goto('/');
  await top.focus();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    if (await item.evaluate((link) => link === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(menu.getByRole('link').last()).toBeVisible();
});

for (const { path, label } of [
  { path: '/request-certificate', label: 'Full name' },
  { path: '/hi/contact', label: 'संदेश' },
  { path: '/membership/become', label: 'First name' },
])
  test(`The form of ${path} has its fields and their checks without JavaScript, opens the mail program and does not claim to have sent anything`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.getByRole('main').getByRole('form');
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('required');
    expect(
      await field.evaluate((element) => (element as HTMLInputElement).validity.valueMissing),
    ).toBe(true);
    await expect(form).toHaveAttribute('action', /^mailto:/);
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.getByRole('button')).toHaveText([/^(Prepare an e-mail|ई-मेल तैयार करें)$/]);
    // Playwright finds no text inside `noscript`, though it is visible.
    await expect(form.locator('noscript p')).toBeVisible();
    // The browser’s validation stops the form.
    await form.getByRole('button').click();
    await expect(form.getByRole('textbox').first()).toBeFocused();
    await expect(page).toHaveURL(path);
  });

test('A page without JavaScript offers nothing that needs a script', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'High Contrast' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Larger text' })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  const ticker = page.getByRole('region', { name: 'Latest updates', exact: true });
  await expect(ticker.getByRole('listitem').first()).toBeVisible();

  await page.goto('/certificate-verify');
  await expect(
    page.getByText('Without it, e-mail us the certificate number').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeHidden();

  await page.goto('/notices');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

  await page.goto('/search?q=charter');
  const main = page.getByRole('main');
  await expect(main.getByText('The search needs JavaScript')).toBeVisible();
  await main.getByRole('link', { name: 'Site map' }).click();
  await expect(page).toHaveURL('/sitemap');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/sitemap');
});

/**
 * The texts that are visible nowhere on the page; a phone shows some in another place. Islands draw
 * some texts only with a script, a closed `<details>` opens without one, and an alert shows only
 * after a failure.
 */
function findHiddenTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const texts = [
      ...main.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, th, td, caption, blockquote'),
    ];
    const own = texts.filter(
      (element) =>
        !element.closest('astro-island, details, [hidden], [role="alert"]') &&
        element.textContent.trim() !== '',
    );
    if (own.length === 0) return ['the page has no text at all'];
    const textOf = (element: Element) => element.textContent.trim();
    const seen = own
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(textOf);
    return own.map(textOf).filter((text) => !seen.includes(text));
  });
}
