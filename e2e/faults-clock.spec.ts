import { getIslandTexts } from '../src/i18n/translate.ts';
import { languages, type Language } from '../src/i18n/languages.ts';
import { settings } from '../src/data/settings.ts';
import { demonstration, verifierAddress } from './support/certificates.ts';
import { expect, open, test } from './support/test.ts';

const day = 24 * 3600 * 1000;

const linkTo = (state: string, language: Language) =>
  `${verifierAddress('number', language).replace(/#.*/, '')}#c=${demonstration(state).token}`;

test.skip(!settings.demonstrationCertificates, 'The settings switch the demonstration off.');

for (const language of languages) {
  const text = getIslandTexts(language).certificateResult;

  for (const [what, days] of [
    ['a year ahead', 365],
    ['a year behind', -365],
  ] as const) {
    test(`In ${language}, a device whose clock is ${what} is told so, and no certificate is called good or expired because of it`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(Date.now() + days * day);
      await open(page, linkTo('valid', language));
      await expect(
        page.getByRole('heading', { name: text.headings['status-unknown'] }),
      ).toBeVisible();
      await expect(page.getByText(text.unknown.clock)).toBeVisible();
      await expect(page.getByRole('heading', { name: text.headings.valid })).toHaveCount(0);
    });
  }
}

test('A revocation is shown whatever the clock says', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 365 * day);
  await open(page, linkTo('revoked', 'en'));
  await expect(page.getByRole('heading', { name: 'Certificate revoked on' })).toBeVisible();
});
