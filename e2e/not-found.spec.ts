import { expect, open, test } from './support/test.ts';

// The browser itself reports the status of the page.
test.use({ expectedErrors: [/status of 404/] });

const texts = {
  en: {
    title: 'Page Not Found',
    message: 'The page you are looking for seems to have gone on an unexpected journey.',
    home: { name: 'Home page', path: '/' },
    contact: { name: 'Contact us', path: '/contact' },
  },
  hi: {
    title: 'पृष्ठ नहीं मिला',
    message: 'आप जिस पृष्ठ को खोज रहे हैं, वह शायद किसी अनजान यात्रा पर निकल गया है।',
    home: { name: 'मुखपृष्ठ', path: '/hi' },
    contact: { name: 'हमसे संपर्क करें', path: '/hi/contact' },
  },
};

const unknown = [
  { path: '/no-such-page', language: 'en' },
  { path: '/about/no-such-page', language: 'en' },
  { path: '/about/overview/deeper', language: 'en' },
  { path: '/hindi', language: 'en' },
  { path: '/notices/no-such-notice?from=mail', language: 'en' },
  { path: '/hi/no-such-page', language: 'hi' },
  { path: '/hi/about/no-such-page', language: 'hi' },
  { path: '/hi/लोकपाल', language: 'hi' },
] as const;

for (const { path, language } of unknown) {
  test(`${path} answers 404 in the right language, with a way on (NAV-1)`, async ({ page }) => {
    const text = texts[language];
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(page.getByText(text.message)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(text.title));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: text.home.name }).last()).toHaveAttribute(
      'href',
      text.home.path,
    );
    await expect(main.getByRole('link', { name: text.contact.name })).toHaveAttribute(
      'href',
      text.contact.path,
    );
    expect(
      await page.locator('link[rel=canonical]').count(),
      'A page for any address has none of its own',
    ).toBe(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(
      await page.getByRole('link').and(page.locator('[aria-current=page]')).count(),
      'No link leads to the page itself',
    ).toBe(0);
  });
}
