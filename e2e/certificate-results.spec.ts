import type { Page } from '@playwright/test';
import { settings } from '../src/data/settings.ts';
import { findBarriersInBothContrasts } from './support/axe.ts';
import { demonstration, verifierAddress } from './support/certificates.ts';
import { expect, open, test } from './support/test.ts';

/** Opens the page as the camera app of a phone does, and waits for the result. */
async function follow(page: Page, state: string, path = '/certificate-verify') {
  await page.goto(`${path}?${state}#c=${demonstration(state).token}`);
  await expect(page.getByRole('button', { name: /Print record|परिणाम प्रिंट करें/ })).toBeVisible();
}

// A colour can't be measured while something fades or moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('The link of a certificate opens its result at once, in each state (CERT-3, CERT-5, CERT-6)', async ({
  page,
}) => {
  for (const [state, heading] of [
    ['valid', 'Certificate Verified'],
    ['expired', 'Genuine, but expired on 1 April 2025'],
    ['not-yet-valid', 'Genuine, starts on 2 April 2045'],
    ['suspended', 'Certificate suspended since 2 November 2026'],
    ['revoked', 'Certificate revoked on 19 October 2026'],
    ['status-unknown', 'Genuine, but we could not check whether it has been revoked'],
    ['not-genuine', 'Invalid Certificate'],
  ] as const)
    await test.step(state, async () => {
      await follow(page, state);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
      expect(new URL(page.url()).hash, 'The certificate does not stay in the address').toBe('');
      const result = page.getByRole('region', { name: heading });
      await expect(result).toContainText('not a licence, a registration or a determination');
      const { number } = demonstration(state);
      if (state === 'not-genuine') await expect(result).not.toContainText(number);
      else await expect(result).toContainText('Demonstration — not a real membership');
    });
});

for (const [state, heading] of [
  ['valid', 'प्रमाणपत्र सत्यापित'],
  ['status-unknown', 'असली, वर्तमान स्थिति की जाँच नहीं हो सकी'],
  ['not-genuine', 'अमान्य प्रमाणपत्र'],
] as const)
  test(`axe finds no barrier in the result of a certificate that is ${state} (A11Y-1)`, async ({
    page,
  }) => {
    await follow(page, state, '/hi/certificate-verify');
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
    expect(await findBarriersInBothContrasts(page, 'main')).toEqual([]);
  });

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('An offline page still checks the seal, and does not call the status good (CERT-2)', async ({
    page,
    context,
  }) => {
    await open(page, verifierAddress('number'));
    await page.getByRole('textbox', { name: 'Certificate number' }).focus();
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .some(({ name }) => /lazy-verifier\.[\w-]+\.js/.test(name)),
        ),
      )
      .toBe(true);
    // The styles are loaded once a result is shown.
    await page.evaluate(
      (token) => (location.hash = `#c=${token}`),
      demonstration('not-genuine').token,
    );
    await expect(page.getByRole('heading', { name: 'Invalid Certificate' })).toBeVisible();
    await context.setOffline(true);
    await page.evaluate((token) => (location.hash = `#c=${token}`), demonstration('valid').token);
    await expect(
      page.getByRole('heading', {
        name: 'Genuine, but we could not check whether it has been revoked',
      }),
    ).toBeFocused();
    await expect(page.getByText('Our current keys could not be loaded.')).toBeVisible();
  });

  test('The page does not call a number invalid that it can’t look up', async ({
    page,
    context,
  }) => {
    await open(page, verifierAddress('number'));
    const field = page.getByRole('textbox', { name: 'Certificate number' });
    await field.fill(demonstration('valid').number);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Certificate Verified' })).toBeVisible();
    await context.setOffline(true);
    await field.fill(demonstration('revoked').number);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'We could not check the certificate' }),
    ).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await field.fill(demonstration('revoked').number);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'Certificate revoked on 19 October 2026' }),
    ).toBeVisible();
  });
});

test('A printed record contains the result and nothing else of the page', async ({ page }) => {
  await follow(page, 'revoked');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Record of a verification at ${settings.site}`)).toBeVisible();
  // A hidden heading has no role.
  const result = page.getByRole('region', { name: 'Certificate revoked on 19 October 2026' });
  await expect(page.getByRole('heading')).toHaveCount(await result.getByRole('heading').count());
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
