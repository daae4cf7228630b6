import { verifyPath } from '../src/core/certificates/issuer.ts';
import { createNumber } from '../src/core/certificates/number.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { settings } from '../src/data/settings.ts';
import { languages } from '../src/i18n/languages.ts';
import { readTitle, routes } from '../tests/support/built-site.ts';
import { firstOf } from './support/find-pages.ts';
import { expect, open, test } from './support/test.ts';

/** How many bytes a first search for one word may load at most, as they are sent. */
const mostBytes = 165_000;

for (const path of ['/terms', '/search'])
  test(`A certificate’s number typed on ${path} before the search has loaded is not sent; the verifier opens with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // These are never answered.
    await page.route(/SiteSearch|SearchResults|\/search\/.*\.json/, () => undefined);
    const number = createNumber(settings.certificatePrefix, 2026);
    await page.goto(path);
    const box = page.getByRole('searchbox').first();
    await box.fill(number);
    await box.press('Enter');
    await expect(page).toHaveURL(`${verifyPath}#number=${number}`);
    expect(asked.filter((url) => url.includes(number.slice(-6)) && !url.includes('#'))).toEqual([]);
  });

for (const language of languages)
  test(`In ${language}, a first search for a word loads at most ${mostBytes / 1000} kB`, async ({
    page,
  }) => {
    const [word = ''] = readTitle(
      firstOf(
        routes.filter((route) => route.language === language && /^\S{5,} /.test(readTitle(route))),
        'page whose title begins with a long word',
      ),
    ).split(' ');
    const loads: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (/^\/(pagefind|search)\//.test(new URL(request.url()).pathname))
        loads.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await open(page, `${toLocalPath('/search', language)}?${new URLSearchParams({ q: word })}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(word);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(loads)).reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  });
