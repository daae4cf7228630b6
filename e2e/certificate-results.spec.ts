import type { Page } from '@playwright/test';
import { settings } from '../src/data/settings.ts';
import { findBarriersInBothContrasts } from './support/axe.ts';
import { demonstration, verifierAddress } from './support/certificates.ts';
import { test } from './support/demonstration-site.ts';
import { expect, open } from './support/test.ts';

/** Opens the page as the camera of a phone does. */
async function follow(page: Page, path: string, token: string) {
  await page.goto(`${path}#c=${token}`);
  await expect(page.getByRole('button', { name: /Print record|अभिलेख छापें/ })).toBeVisible({
    timeout: 15_000,
  });
}

// What fades or moves has no colour that could be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const results = [
  ['valid', 'Certificate Verified', 'प्रमाणपत्र सत्यापित'],
  ['expired', 'Genuine, but expired on 1 April 2025', 'असली, पर अवधि 1 अप्रैल 2025 को समाप्त हुई'],
  ['not-yet-valid', 'Genuine, starts on 2 April 2045', 'असली, वैधता 2 अप्रैल 2045 से आरंभ होगी'],
  ['suspended', 'Certificate suspended since 2 November 2026', 'प्रमाणपत्र 2 नवंबर 2026 से निलंबित'],
  ['revoked', 'Certificate revoked on 19 October 2026', 'प्रमाणपत्र 19 अक्टूबर 2026 को निरस्त किया गया'],
  [
    'status-unknown',
    'Genuine, current status could not be checked',
    'असली, वर्तमान स्थिति की जाँच नहीं हो सकी',
  ],
  ['not-genuine', 'Invalid Certificate', 'अमान्य प्रमाणपत्र'],
] as const;

for (const [state, english, hindi] of results) {
  for (const { path, heading } of [
    { path: '/certificate-verify', heading: english },
    { path: '/hi/certificate-verify', heading: hindi },
  ]) {
    test(`${path}: the link of a certificate that is ${state} opens its result at once (CERT-5, CERT-6)`, async ({
      page,
    }) => {
      await follow(page, path, demonstration(state).token);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
      expect(new URL(page.url()).hash, 'The certificate does not stay in the address').toBe('');
      const result = page.getByRole('region', { name: heading });
      await expect(result).toContainText(
        /not a licence, a registration or a determination|लाइसेंस, पंजीकरण या निर्धारण नहीं है/,
      );
      if (state !== 'not-genuine')
        await expect(result).toContainText(
          /Demonstration — not a real membership|नमूना \(डेमो\) — यह वास्तविक सदस्यता नहीं है/,
        );
      expect(await findBarriersInBothContrasts(page)).toEqual([]);
    });
  }
}

const { token } = demonstration('valid');
const cut = token.slice(0, -1);

for (const { what, fragment } of [
  { what: 'lost its last character', fragment: `#c=${cut}` },
  { what: 'was encoded', fragment: `#c=${cut}%7E` },
  { what: 'got a parameter behind it', fragment: `#c=${token}&x=1` },
  { what: 'is in capitals', fragment: `#C=${token}` },
]) {
  test(`a genuine link that ${what} is verified, and leaves the address`, async ({ page }) => {
    await page.goto(`/certificate-verify${fragment}`);
    await expect(page.getByRole('heading', { name: 'Certificate Verified' })).toBeFocused({
      timeout: 15_000,
    });
    expect(new URL(page.url()).hash).toBe('');
  });
}

for (const { path, heading } of [
  { path: '/certificate-verify', heading: 'The link is incomplete' },
  { path: '/hi/certificate-verify', heading: 'लिंक अधूरा है' },
]) {
  test(`${path}: a link that was cut off is called incomplete, not false, and leaves the address`, async ({
    page,
  }) => {
    await page.goto(`${path}#c=${token.slice(0, 300)}`);
    await expect(page.getByRole('heading', { name: heading })).toBeFocused({ timeout: 15_000 });
    expect(new URL(page.url()).hash).toBe('');
    expect(await findBarriersInBothContrasts(page)).toEqual([]);
  });
}

test('a key that the site has removed is not trusted by a page that is older', async ({ page }) => {
  await page.route('**/demonstration/jwks.json', (route) => route.fulfill({ body: '{"keys":[]}' }));
  await follow(page, '/certificate-verify', token);
  await expect(page.getByRole('heading', { name: 'Invalid Certificate' })).toBeFocused();
});

test('where the keys of the site can’t be read, a certificate is not called good', async ({
  page,
}) => {
  await page.route('**/demonstration/jwks.json', (route) => route.fulfill({ body: '<html>' }));
  await follow(page, '/certificate-verify', token);
  const result = page.getByRole('region', { name: 'Genuine, current status could not be checked' });
  await expect(result).toContainText('whether the Federation has withdrawn the key');
  await expect(result).toContainText('Not known: Issued by the Federation (key demo-1)');
});

test('each check is listed with its outcome, and only what passed all of them is called active', async ({
  page,
}) => {
  await follow(page, '/certificate-verify', demonstration('valid').token);
  const checks = page.getByRole('list', { name: 'What was checked' });
  await expect(checks.getByRole('listitem')).toHaveText([
    /Passed: *The seal matches/,
    /Passed: *Issued by the Federation \(key demo-1\)/,
    /Passed: *In force today/,
    /Passed: *Not revoked or suspended \(list of /,
  ]);
  await expect(page.getByRole('region', { name: 'Certificate Verified' })).toContainText('Active');

  await follow(page, '/certificate-verify?again', demonstration('status-unknown').token);
  await expect(checks.getByRole('listitem').last()).toHaveText(
    /Not known: *The status list is out of date/,
  );
  await expect(page.getByRole('region', { name: 'Genuine, current' })).not.toContainText('Active');
});

test('nothing of a certificate that was altered is shown (CERT-3)', async ({ page }) => {
  const { token, number } = demonstration('not-genuine');
  await follow(page, '/certificate-verify', token);
  const result = page.getByRole('region', { name: 'Invalid Certificate' });
  await expect(result).toContainText(
    'The seal does not match. Do not rely on anything in this certificate.',
  );
  await expect(result).not.toContainText(number);
  await expect(result).not.toContainText('Sahyatri');
});

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('without the network after loading, the seal is still checked, and the status is not called good (CERT-2)', async ({
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
            .some(({ name }) => /verify\.[\w-]+\.js/.test(name)),
        ),
      )
      .toBe(true);
    // The view of results is fetched with the first of them.
    await page.evaluate(
      (token) => (location.hash = `#c=${token}`),
      demonstration('not-genuine').token,
    );
    await expect(page.getByRole('heading', { name: 'Invalid Certificate' })).toBeVisible();
    await context.setOffline(true);
    await page.evaluate((token) => (location.hash = `#c=${token}`), demonstration('valid').token);
    await expect(
      page.getByRole('heading', { name: 'Genuine, current status could not be checked' }),
    ).toBeFocused();
    await expect(
      page.getByText('The current keys of the Federation could not be loaded.'),
    ).toBeVisible();
  });

  test('a number that can’t be looked up is not called invalid', async ({ page, context }) => {
    await open(page, verifierAddress('number'));
    const field = page.getByRole('textbox', { name: 'Certificate number' });
    await field.fill(demonstration('valid').number);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Certificate Verified' })).toBeVisible();
    await context.setOffline(true);
    await field.fill(demonstration('revoked').number);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'The certificate could not be checked' }),
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

test('a printed record contains the result and nothing else of the page', async ({ page }) => {
  await follow(page, '/certificate-verify', demonstration('revoked').token);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Record of a verification at ${settings.site}`)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Certificate revoked on 19 October 2026' }),
  ).toBeVisible();
  // A heading that is not shown has no role.
  const result = page.getByRole('region', { name: 'Certificate revoked on 19 October 2026' });
  await expect(page.getByRole('heading')).toHaveCount(await result.getByRole('heading').count());
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('a fake can be reported, and another certificate verified', async ({ page }) => {
  await follow(page, '/certificate-verify', demonstration('not-genuine').token);
  await expect(page.getByRole('link', { name: 'Report a fake certificate' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${RegExp.escape(settings.contact.email)}\\?subject=`),
  );
  await page.getByRole('button', { name: 'Verify another' }).click();
  await expect(page.getByRole('heading', { name: 'Invalid Certificate' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Certificate number' })).toBeFocused();
});
