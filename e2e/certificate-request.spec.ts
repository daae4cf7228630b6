import type { Page } from '@playwright/test';
import { dictionaries, getIslandTexts } from '../packages/i18n/strings.ts';
import type { Language } from '../packages/i18n/languages.ts';
import { readCode, toAddress, toCodeCall, toFormCall } from './support/portal.ts';
import { expect, open, test } from './support/test.ts';

const path = '/request-certificate';

const textsOf = (language: Language) => {
  const { forms, certificateRequest } = getIslandTexts(language);
  return { ...forms, ...certificateRequest };
};

const text = textsOf('en');

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

async function fillIn(page: Page, email: string, language: Language = 'en') {
  const words = textsOf(language);
  await page.getByLabel(words.fullName).fill('Asha Rao');
  await page.getByLabel(words.mobileNumber).fill('९८७६५ ४३२१०');
  await page.getByLabel(words.emailId, { exact: true }).fill(email);
  await page.getByLabel(words.purpose).selectOption({ label: words.purposes.bank });
}

const submit = (page: Page) => page.getByRole('button', { name: text.submit }).click();

test('A visitor requests a certificate with the code of the mail, and then another one (OTP-1, OTP-2, OTP-4, OTP-5)', async ({
  page,
  request,
  portalCalls,
}) => {
  const words = textsOf('hi');
  const email = toAddress();
  await open(page, `/hi${path}`);
  await fillIn(page, email, 'hi');
  await page.getByRole('button', { name: words.submit }).click();
  await expect(headingOf(page, words.verify)).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  const code = await readCode(request, email);
  await page.getByLabel(words.code).fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.getByRole('button', { name: words.verify }).click();
  await expect(headingOf(page, words.submitted)).toBeFocused();
  for (const shown of ['Asha Rao', words.purposes.bank])
    await expect(page.getByRole('definition').filter({ hasText: shown })).toBeVisible();
  await expect(page.getByText(/\w+-C-\d{4}-\d{6}/)).toBeVisible();
  expect(portalCalls).toEqual([
    toFormCall('/members/certificate-request', {
      full_name: 'Asha Rao',
      email,
      mobile: 9876543210,
      purpose_of_viewing_certificate: 'bank',
    }),
    toCodeCall({ email, otp: code }),
  ]);
  expect(page.url()).not.toContain('bank.example');

  await page.getByRole('button', { name: words.another }).click();
  await expect(page.getByLabel(words.fullName)).toHaveValue('');
});

test.describe('failures', () => {
  // The browser reports each failed call on its console.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('The form aborts a request without an answer after 30 seconds and keeps its input (FORM-9)', async ({
    page,
    portalCalls,
  }) => {
    await page.clock.install();
    await open(page, path);
    await fillIn(page, toAddress('hang-once'));
    await submit(page);
    await expect(page.getByRole('button', { name: text.sending })).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(page.getByText(text.slow)).toBeVisible();
    await page.clock.fastForward(26_000);
    await expect(page.getByRole('alert')).toHaveText(text.timedOut);
    await page.getByRole('button', { name: text.retry }).click();
    await expect(headingOf(page, text.verify)).toBeVisible();
    // Only the seconds since the form was opened differ.
    const [first, second] = portalCalls.map(({ headers: [key, browser, notice], ...call }) => ({
      ...call,
      headers: [key, browser, notice],
    }));
    expect(portalCalls).toHaveLength(2);
    expect(second).toEqual(first);
  });

  test('A wrong code, a failure at the check and a new code lose nothing; the address can be changed (OTP-2, OTP-3)', async ({
    page,
    request,
    portalCalls,
  }) => {
    const email = toAddress('verify-error-once');
    await page.clock.install();
    await open(page, path);
    await fillIn(page, email);
    await submit(page);
    await page.getByRole('button', { name: text.change }).click();
    await expect(headingOf(page, text.steps[0] ?? '')).toBeFocused();
    await expect(page.getByLabel(text.emailId, { exact: true })).toHaveValue(email);
    await submit(page);
    const verify = page.getByRole('button', { name: text.verify });
    const field = page.getByLabel(text.code);
    const first = await readCode(request, email);
    await field.fill(first);
    await verify.click();
    await expect(page.getByRole('alert')).toHaveText(dictionaries.en.portal.fault);
    await expect(field).toHaveValue(first);

    await field.fill(first === '000000' ? '000001' : '000000');
    await verify.click();
    await expect(page.getByRole('alert')).toHaveText(dictionaries.en.portal.codeRefused);

    const resend = page.getByRole('button', { name: text.resend });
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await page.clock.fastForward(31_000);
    await page.getByRole('button', { name: text.resend, exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: text.resent.replace('{email}', email) }),
    ).toBeVisible();
    expect(portalCalls.at(-1)?.body).toEqual(portalCalls[0]?.body);
    await expect(resend).toHaveAttribute('aria-disabled', 'true');

    await field.fill(await readCode(request, email));
    await verify.click();
    await expect(headingOf(page, text.submitted)).toBeVisible();
  });
});
