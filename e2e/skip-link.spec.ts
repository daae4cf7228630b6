import { toLocalPath } from '../src/core/paths.ts';
import { languages } from '../src/i18n/languages.ts';
import { expect, open, test } from './support/test.ts';

// Many pages are opened here; what moves, and the look-up, have tests of their own.
test.use({ contextOptions: { reducedMotion: 'reduce' }, lookUp: 'unasked' });

const name = { en: 'Skip to Content', hi: 'मुख्य सामग्री पर जाएँ' };

test('The first press of Tab finds the skip link, and Enter moves the focus to the text, on every kind of page (NAV-2)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // The home page, a page with tabs, one with a form, a list and an error page.
  const pages = ['/', '/about/ombudsman', '/contact', '/notices', '/error/404'];
  for (const { path, language } of languages.flatMap((one) =>
    pages.map((each) => ({ path: toLocalPath(each, one), language: one })),
  )) {
    await test.step(path, async () => {
      await open(page, path);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: name[language] });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  }
});

test('After skipping, Tab goes on inside the text (NAV-2)', async ({ page }) => {
  await open(page, '/about/ombudsman');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
