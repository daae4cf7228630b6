import { toLocalPath } from '../src/core/paths.ts';
import { settings } from '../src/data/settings.ts';
import { languages } from '../src/i18n/languages.ts';
import { getIslandTexts } from '../src/i18n/translate.ts';
import { expect, open, test } from './support/test.ts';

test.skip(() => !settings.disclaimer, 'The settings have no disclaimer.');

test.use({ disclaimerDismissed: false });

for (const language of languages) {
  const path = toLocalPath('/', language);
  const { close, understand } = getIslandTexts(language).disclaimer;
  for (const control of [close, understand]) {
    test(`On entering ${path} the disclaimer opens, and “${control}” closes it for the session (A11Y-8)`, async ({
      page,
    }) => {
      await open(page, path);
      const dialog = page.getByRole('dialog', { name: settings.disclaimer?.title[language] ?? '' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: control }).click();
      await expect(dialog).toBeHidden();
      await page.reload();
      await expect(page.locator('astro-island[ssr]:not([client=focus])')).toHaveCount(0);
      await expect(dialog).toBeHidden();
    });
  }
}

test('The disclaimer comes back on every reload until it is dismissed', async ({ page }) => {
  await open(page, '/about/ombudsman');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
});

test('The disclaimer traps the focus, Escape closes it, and what is behind it can’t be reached (A11Y-8)', async ({
  page,
}) => {
  await open(page, '/');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    // Between two rounds the focus may be on the window of the browser itself.
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to Content' })).toBeFocused();
});

test('Where nothing can be stored, a click inside the site does not show the disclaimer again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/');
  await page.getByRole('button', { name: 'I Understand' }).click();
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('astro-island[ssr]:not([client=focus])')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeHidden();
});
