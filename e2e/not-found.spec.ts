import { expect, open, test } from './support/test.ts';

// The browser reports the status 404 on the console.
test.use({ expectedErrors: [/status of 404/] });

for (const { path, language, title, home } of [
  {
    path: '/about/overview/deeper?from=mail',
    language: 'en',
    title: 'Page Not Found',
    home: { name: 'Home page', path: '/' },
  },
  {
    path: '/hi/लोकपाल',
    language: 'hi',
    title: 'पृष्ठ नहीं मिला',
    home: { name: 'मुखपृष्ठ', path: '/hi' },
  },
])
  test(`${path} answers 404 in the right language, with a way on (NAV-1)`, async ({ page }) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('main').getByRole('link', { name: home.name }).last().click();
    await expect(page).toHaveURL(home.path);
  });
