import type { Page } from '@playwright/test';
import { getIslandTexts } from '../packages/i18n/strings.ts';
import { findBarriersInBothContrasts } from './support/axe.ts';
import { readCode, toAddress } from './support/portal.ts';
import { expect, open, test } from './support/test.ts';

// A colour can't be measured while something fades or moves; the console reports each refused call.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/Failed to load resource/],
  viewport: { width: 360, height: 740 },
});

const { certificateRequest, contactForm: contact, forms, formOutcome } = getIslandTexts('hi');

/**
 * Fails if axe finds a barrier in the present state of the form, in either contrast, or if the page
 * scrolls sideways.
 */
async function expectNoBarrier(page: Page, state: string) {
  expect(await findBarriersInBothContrasts(page, 'main'), state).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${state} scrolls sideways`,
  ).toBe(0);
}

test('axe finds no barrier in any state of the request for a certificate, on a phone (A11Y-1)', async ({
  page,
  request,
}) => {
  const text = { ...certificateRequest, ...formOutcome };
  await open(page, '/hi/request-certificate');
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

test('axe finds no barrier in a complaint, with errors and at its end, on a phone (A11Y-1)', async ({
  page,
}) => {
  await open(page, '/hi/contact?subject=Complaint');
  const form = page.getByRole('form', { name: contact.form });
  const send = form.getByRole('button', { name: forms.send, exact: true });
  await form.getByLabel(contact.incident).fill('2026-01-10');
  await send.click();
  await expectNoBarrier(page, 'complaint with errors');
  await form.getByLabel(contact.name, { exact: true }).fill('Asha Rao');
  await form.getByLabel(contact.email, { exact: true }).fill(toAddress());
  await form.getByLabel(contact.message, { exact: true }).fill('Words.');
  await form.getByLabel(formOutcome.consent).check();
  await send.click();
  await expect(page.getByRole('heading', { name: formOutcome.sent })).toBeVisible();
  await expectNoBarrier(page, 'outcome');
});
