import type { Page } from '@playwright/test';
import { toLocalPath } from '../src/core/paths.ts';
import { settings } from '../src/data/settings.ts';
import { languages } from '../src/i18n/languages.ts';
import { getIslandTexts, getTranslator } from '../src/i18n/translate.ts';
import { readTags, type Route } from '../tests/support/built-site.ts';
import { hasTickers } from '../tests/support/content.ts';
import { addressOf, firstOf, isIsland, pagesWith } from './support/find-pages.ts';
import { groups } from './support/groups.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, lookUp: 'unasked' });

const hasIsland = (route: Route) =>
  readTags(route)
    .find(({ name }) => name === 'main')
    ?.tags.some(({ name }) => name === 'astro-island');

/** The pages that do something with a script, and one of the others, which are all built alike. */
const samples = groups.map(({ name, routes }) => ({
  name,
  sample: [...routes.filter(hasIsland), ...routes.filter((route) => !hasIsland(route)).slice(0, 1)],
}));

for (const { name, sample } of samples) {
  test(`The pages of ${name} can be read without JavaScript (NAV-3)`, async ({ page }) => {
    test.setTimeout(sample.length * 10_000);
    for (const { path } of sample) {
      await page.goto(path);
      expect
        .soft(await findHiddenTexts(page), `${path}: these texts only show with a script`)
        .toEqual([]);
    }
  });
}

for (const language of languages) {
  const t = getTranslator(language);
  const home = toLocalPath('/', language);
  const menuOf = (page: Page) =>
    page.getByRole('navigation', { name: t('menu.main'), exact: true });
  /** A group of the menu with at least two pages, its own link and the second of its pages. */
  const groupOf = (page: Page) => {
    const group = menuOf(page)
      .locator('li', { has: page.locator('li:nth-child(2)') })
      .first();
    const links = group.getByRole('link', { includeHidden: true });
    return { top: links.first(), item: links.nth(2) };
  };

  test(`In ${language}, every tab panel is open without JavaScript, and each tab leads to its panel (NAV-3, A11Y-5)`, async ({
    page,
  }) => {
    const { path } = firstOf(pagesWith(isIsland('Tabs'), language), 'page with tabs');
    await page.goto(path);
    const tabs = page.getByRole('main').locator('astro-island a[href^="#"]');
    const targets = await tabs.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(targets.length).toBeGreaterThanOrEqual(2);
    for (const target of targets) await expect(page.locator(target)).toBeVisible();
  });

  test(`In ${language}, the menu leads to every page by mouse and by keyboard without JavaScript (NAV-3)`, async ({
    page,
  }) => {
    await page.goto(home);
    test.skip((await groupOf(page).item.count()) === 0, 'The menu has no group with two pages.');
    const address = (await groupOf(page).item.getAttribute('href')) ?? '';
    await groupOf(page).top.hover();
    await groupOf(page).item.click();
    await expect(page).toHaveURL(address);

    await page.goto(home);
    await groupOf(page).top.focus();
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      if (await groupOf(page).item.evaluate((link) => link === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });

  test(`In ${language}, the menu is open on a phone without JavaScript (NAV-3)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(home);
    await expect(menuOf(page).getByRole('link').last()).toBeVisible();
  });

  const { certificateRequest, contactForm, membershipApplication, forms } =
    getIslandTexts(language);
  for (const { island, label } of [
    { island: 'CertificateRequest', label: certificateRequest.fullName },
    { island: 'ContactForm', label: contactForm.message },
    { island: 'MembershipApplication', label: membershipApplication.firstName },
  ]) {
    test(`In ${language}, the form ${island} has its fields and their checks without JavaScript, opens the mail program and does not claim to have sent anything`, async ({
      page,
    }) => {
      const address = addressOf(isIsland(island), language);
      const path = firstOf(address ? [address] : [], `page with the form ${island}`);
      await page.goto(path);
      const form = page.getByRole('main').getByRole('form');
      const field = form.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('required');
      expect(
        await field.evaluate((element) => (element as HTMLInputElement).validity.valueMissing),
      ).toBe(true);
      await expect(form).toHaveAttribute('action', /^mailto:/);
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form.getByRole('button')).toHaveText([forms.openMail]);
      // Playwright finds no text inside `noscript`, though it shows.
      const note = form.locator('noscript p');
      await expect(note).toBeVisible();
      expect(await note.textContent()).toContain(settings.contact.email);
      // The browser’s own check holds the form back.
      await form.getByRole('button').click();
      await expect(form.getByRole('textbox').first()).toBeFocused();
      await expect(page).toHaveURL(path);
    });
  }
}

test('What only works with a script is not offered without one', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'High Contrast' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Larger text' })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Without JavaScript the tickers are lists', async ({ page }) => {
  test.skip(!hasTickers(), 'No notice is in the tickers.');
  await page.goto('/about/ombudsman');
  const name = getTranslator('en')('ticker.title');
  const ticker = page.getByRole('region', { name, exact: true });
  await expect(ticker.getByRole('listitem').first()).toBeVisible();
});

test('Without JavaScript the language switch works', async ({ page }) => {
  await page.goto('/about/ombudsman');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/about/ombudsman');
});

/**
 * The texts that can't be seen anywhere on the page; a phone has some in another place. What an island draws needs a
 * script, a closed `<details>` opens without one, and an alert shows only when something has
 * failed.
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
