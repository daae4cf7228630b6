import type { Page } from '@playwright/test';
import { getIslandTexts } from '../packages/i18n/strings.ts';
import type { Language } from '../packages/i18n/languages.ts';
import { toAddress, toFormCall } from './support/portal.ts';
import { expect, open, test } from './support/test.ts';

const textsOf = (language: Language) => {
  const { forms, formOutcome, membershipApplication } = getIslandTexts(language);
  return { ...forms, ...formOutcome, ...membershipApplication };
};

const formOf = (page: Page, language: Language = 'en') =>
  page.getByRole('form', { name: textsOf(language).form });

async function fillIn(page: Page, email: string, language: Language = 'en') {
  const words = textsOf(language);
  const form = formOf(page, language);
  await form.getByLabel(words.firstName, { exact: true }).fill('Asha');
  await form.getByLabel(words.lastName).fill('Rao');
  await form.getByLabel(words.email, { exact: true }).fill(email);
  await form.getByLabel(words.phone).fill('+91 98765 43210');
  await form.getByLabel(words.terms).check();
  await form.getByLabel(words.consent).check();
  return form;
}

test.describe('with a failure', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('The table leads to the form with its tier; the application is reviewed, kept after a failure, and sent (FORM-5, FORM-7, FORM-9)', async ({
    page,
    portalCalls,
  }) => {
    const words = textsOf('hi');
    const email = toAddress('error-once');
    await open(page, '/hi/membership/become');
    await page.getByRole('table').locator('a[href*="?tier=silver"]').click();
    const form = formOf(page, 'hi');
    const tier = form.getByLabel(words.membershipTier);
    await expect(tier).toHaveValue('silver');
    const chosen = await tier.locator('option:checked').textContent();
    await fillIn(page, email, 'hi');
    await form.getByRole('button', { name: words.toReview }).click();
    await expect(page.getByRole('heading', { name: words.review })).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: chosen ?? '' })).toBeVisible();
    const send = page.getByRole('button', { name: words.send, exact: true });
    await send.click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await send.click();
    await expect(page.getByRole('heading', { name: words.sent })).toBeFocused();
    expect(portalCalls.at(-1)).toEqual(
      toFormCall('/members/applications', {
        firstName: 'Asha',
        lastName: 'Rao',
        email,
        phone: '+91 98765 43210',
        organization: '',
        membershipTier: 'silver',
        additionalComments: '',
      }),
    );
  });
});
