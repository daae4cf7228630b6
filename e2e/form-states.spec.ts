import type { Page } from '@playwright/test';
import { getIslandTexts } from '../src/i18n/translate.ts';
import { findBarriersInBothContrasts } from './support/axe.ts';
import { portal, readCode, toAddress } from './support/portal.ts';
import { languages } from '../src/i18n/languages.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { expect, open, test } from './support/test.ts';

// What fades or moves has no colour that could be measured; each refused call is reported on the
// console.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/Failed to load resource/],
  viewport: { width: 360, height: 740 },
});

/**
 * Fails when axe finds a barrier in the state that the form is in, in one of the contrasts, or when
 * the page scrolls sideways.
 */
async function expectNoBarrier(page: Page, state: string) {
  expect(await findBarriersInBothContrasts(page, 'main'), state).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${state} scrolls sideways`,
  ).toBe(0);
}

for (const language of languages) {
  test(`axe finds no barrier in any state of the request for a certificate, on a phone, in ${language} (A11Y-1)`, async ({
    page,
    request,
  }) => {
    test.skip(portal.base === undefined, 'The settings name no portal.');
    test.setTimeout(120_000);
    const text = {
      ...getIslandTexts(language).certificateRequest,
      ...getIslandTexts(language).formOutcome,
    };
    await open(page, toLocalPath('/request-certificate', language));
    await page.getByRole('button', { name: text.submit }).click();
    await expectNoBarrier(page, 'errors');
    const email = toAddress('verify-hostile-once');
    await page.getByLabel(text.fullName).fill('Asha Rao');
    await page.getByLabel(text.mobileNumber).fill('9876543210');
    await page.getByLabel(text.emailId, { exact: true }).fill(email);
    await page.getByLabel(text.purpose).selectOption('bank');
    await page.getByRole('button', { name: text.submit }).click();
    await expect(page.getByLabel(text.code)).toBeVisible();
    await expectNoBarrier(page, 'code');
    await page.getByLabel(text.code).fill(await readCode(request, email));
    await page.getByRole('button', { name: text.verify }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoBarrier(page, 'refused');
    await page.getByRole('button', { name: text.verify }).click();
    await expect(page.getByRole('button', { name: text.another })).toBeVisible();
    await expectNoBarrier(page, 'submitted');
  });

  test(`axe finds no barrier in a complaint, with errors and at its end, on a phone, in ${language} (A11Y-1)`, async ({
    page,
  }) => {
    const text = getIslandTexts(language).formOutcome;
    const { contactForm: contact, forms } = getIslandTexts(language);
    const hasEndpoint = portal.messages !== undefined;
    await open(page, `${toLocalPath('/contact', language)}?subject=Complaint`);
    const form = page.getByRole('form', { name: contact.form });
    await form.getByLabel(contact.incident).fill('2026-01-10');
    await form
      .getByRole('button', { name: hasEndpoint ? forms.send : text.prepare, exact: true })
      .click();
    await expectNoBarrier(page, 'complaint with errors');
    await form.getByLabel(contact.name, { exact: true }).fill('Asha Rao');
    await form.getByLabel(contact.email, { exact: true }).fill('asha@example.org');
    await form.getByLabel(contact.message, { exact: true }).fill('Words.');
    await form.getByLabel(text.consent).check();
    await form
      .getByRole('button', { name: hasEndpoint ? forms.send : text.prepare, exact: true })
      .click();
    await expect(
      page.getByRole('heading', { name: hasEndpoint ? text.sent : text.notSent }),
    ).toBeVisible();
    await expectNoBarrier(page, 'outcome');
  });
}
