import type { Page } from '@playwright/test';
import { getIslandTexts } from '../src/i18n/translate.ts';
import { getPortalTexts } from '../tests/portal/texts.ts';
import { portal, readCode, toAddress, toCodeCall, toFormCall } from './support/portal.ts';
import { languages, type Language } from '../src/i18n/languages.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { expect, open, test } from './support/test.ts';

test.skip(portal.base === undefined, 'The settings name no portal.');

/** What a person types; the tag in the address selects a fault of the portal. */
interface Typed {
  name?: string;
  mobile?: string;
  email: string;
}

const textsOf = (language: Language) => {
  const { forms, certificateRequest } = getIslandTexts(language);
  return { ...forms, ...certificateRequest };
};

const names = { en: 'Asha Rao', hi: 'आशा राव' };

async function fillIn(
  page: Page,
  language: Language,
  { name = names[language], mobile = '98765 43210', email }: Typed,
) {
  const text = textsOf(language);
  await page.getByLabel(text.fullName).fill(name);
  await page.getByLabel(text.mobileNumber).fill(mobile);
  await page.getByLabel(text.emailId, { exact: true }).fill(email);
  await page.getByLabel(text.purpose).selectOption({ label: text.purposes.bank });
}

async function expectKept(page: Page, language: Language, email: string) {
  const text = textsOf(language);
  await expect(page.getByLabel(text.fullName)).toHaveValue(names[language]);
  await expect(page.getByLabel(text.mobileNumber)).toHaveValue('98765 43210');
  await expect(page.getByLabel(text.emailId, { exact: true })).toHaveValue(email);
  await expect(page.getByLabel(text.purpose)).toHaveValue('bank');
}

for (const language of languages) {
  const path = toLocalPath('/request-certificate', language);
  const text = textsOf(language);
  const submit = (page: Page) => page.getByRole('button', { name: text.submit });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

  test(`${path}: from the form over the code in the mail to the end, and once more (OTP-1, OTP-2, OTP-4, OTP-5)`, async ({
    page,
    request,
    portalCalls,
  }) => {
    const email = toAddress();
    await open(page, path);
    await fillIn(page, language, {
      email,
      mobile: language === 'hi' ? '९८७६५ ४३२१०' : '+91-98765-43210',
    });
    await submit(page).click();
    await expect(heading(page, text.verify)).toBeFocused();
    await expect(page.getByText(email)).toBeVisible();

    const code = await readCode(request, email);
    const field = page.getByLabel(text.code);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await page.getByRole('button', { name: text.verify }).click();
    await expect(heading(page, text.submitted)).toBeFocused();
    for (const shown of [names[language], text.purposes.bank])
      await expect(page.getByRole('definition').filter({ hasText: shown })).toBeVisible();
    await expect(page.getByText(text.submittedText.replace('{email}', email))).toBeVisible();
    await expect(page.getByText(text.restricted).last()).toBeVisible();

    if (portal.ours) await expect(page.getByText(/\w+-C-\d{4}-\d{6}/)).toBeVisible();
    expect(portalCalls).toEqual([
      toFormCall('/members/certificate-request', {
        full_name: names[language],
        email,
        mobile: 9876543210,
        purpose_of_viewing_certificate: 'bank',
      }),
      toCodeCall({ email, otp: code }),
    ]);
    expect(page.url()).not.toContain('bank.example');

    await page.getByRole('button', { name: text.another }).click();
    await expect(page.getByLabel(text.fullName)).toHaveValue('');
    await expect(page.getByLabel(text.purpose)).toHaveValue('');
  });

  test(`${path}: errors are listed, counted in the title, and disappear when their field is edited (FORM-1, FORM-2)`, async ({
    page,
    portalCalls,
  }) => {
    await open(page, path);
    await submit(page).click();
    const summary = page.getByRole('group', { name: text.problem });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      text.errors['fullName.required'] ?? '',
      text.errors['mobileNumber.required'] ?? '',
      text.errors['emailId.required'] ?? '',
      text.errors['purpose.required'] ?? '',
    ]);
    await expect(page).toHaveTitle(new RegExp(`^${text.errorTitle.replace('{title}', '')}`));

    await summary.getByRole('link').first().click();
    await expect(page.getByLabel(text.fullName)).toBeFocused();
    await page.keyboard.type('A');
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(page.getByLabel(text.fullName)).not.toHaveAttribute('aria-invalid');

    await fillIn(page, language, { name: 'Li', mobile: '98765', email: 'asha' });
    await expect(summary).toBeHidden();
    await submit(page).click();
    await expect(summary.getByRole('link')).toHaveText([
      text.errors['fullName.short'] ?? '',
      text.errors['mobileNumber.invalid'] ?? '',
      text.errors['emailId.invalid'] ?? '',
    ]);
    await expect(page.getByLabel(text.mobileNumber)).toHaveValue('98765');
    expect(portalCalls).toEqual([]);
  });

  test.describe('failures', () => {
    // The browser reports each failed call on its console.
    test.use({ expectedErrors: [/Failed to load resource/] });

    for (const { tag, message } of [
      {
        tag: 'refuse',
        message: {
          en: getPortalTexts('en').refused,
          hi: getPortalTexts('hi').refused,
        },
      },
      {
        tag: 'error',
        message: {
          en: getPortalTexts('en').fault,
          hi: getPortalTexts('hi').fault,
        },
      },
      { tag: 'silent', message: { en: 'Something went wrong', hi: text.failed } },
      { tag: 'html', message: { en: 'Something went wrong', hi: text.failed } },
      { tag: 'login', message: { en: 'Something went wrong', hi: text.failed } },
      { tag: 'empty', message: { en: 'Something went wrong', hi: text.failed } },
      { tag: 'drop', message: { en: 'Failed to fetch', hi: 'Failed to fetch' } },
    ]) {
      test(`${path}: the fault “${tag}” loses nothing of what was typed (FORM-9, OTP-1)`, async ({
        page,
      }) => {
        const email = toAddress(tag);
        await open(page, path);
        await fillIn(page, language, { email });
        await submit(page).click();
        await expect(page.getByRole('alert')).toHaveText(message[language]);
        await expect(page).toHaveTitle(new RegExp(`^${text.errorTitle.replace('{title}', '')}`));
        await expectKept(page, language, email);
        await expect(submit(page)).toBeEnabled();
      });
    }

    test(`${path}: a hostile message is shown as text, cut to a length that can be read (OTP-1)`, async ({
      page,
    }) => {
      await open(page, path);
      const title = await page.title();
      await fillIn(page, language, { email: toAddress('hostile') });
      await submit(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('<img src=x onerror=');
      expect((await alert.innerText()).length).toBeLessThanOrEqual(400);
      expect(await alert.innerText()).not.toContain('\u202E');
      expect(await page.title()).toContain(title);
    });

    test(`${path}: the connection breaks once, and trying again sends the same`, async ({
      page,
      portalCalls,
    }) => {
      await open(page, path);
      await fillIn(page, language, { email: toAddress('drop-once') });
      await submit(page).click();
      await page.getByRole('button', { name: text.retry }).click();
      await expect(heading(page, text.verify)).toBeVisible();
      expect(portalCalls).toHaveLength(2);
      expect(portalCalls[1]).toEqual(portalCalls[0]);
    });

    test(`${path}: a request without an answer is aborted after 30 seconds, and nothing that was typed is lost`, async ({
      page,
    }) => {
      const email = toAddress('hang-once');
      await page.clock.install();
      await open(page, path);
      await fillIn(page, language, { email });
      await submit(page).click();
      await expect(page.getByRole('button', { name: text.sending })).toBeVisible();
      await page.clock.fastForward(5000);
      await expect(page.getByText(text.slow)).toBeVisible();
      await page.clock.fastForward(26_000);
      await expect(page.getByRole('alert')).toHaveText(text.timedOut);
      await expectKept(page, language, email);
      await page.getByRole('button', { name: text.retry }).click();
      await expect(heading(page, text.verify)).toBeVisible();
    });

    test(`${path}: a wrong code, a failure at the check and a new code lose nothing (OTP-2, OTP-3)`, async ({
      page,
      request,
      portalCalls,
    }) => {
      const email = toAddress('verify-error-once');
      await page.clock.install();
      await open(page, path);
      await fillIn(page, language, { email });
      await submit(page).click();
      const verify = page.getByRole('button', { name: text.verify });
      const field = page.getByLabel(text.code);

      await field.fill('   ');
      await verify.click();
      await expect(page.getByText(text.codeMissing)).toBeVisible();
      expect(portalCalls).toHaveLength(1);

      const first = await readCode(request, email);
      await field.fill(first);
      await verify.click();
      await expect(page.getByRole('alert')).toHaveText(getPortalTexts(language).fault);
      await expect(field).toHaveValue(first);

      await field.fill(first === '000000' ? '000001' : '000000');
      await verify.click();
      await expect(page.getByRole('alert')).toHaveText(getPortalTexts(language).codeRefused);

      const resend = page.getByRole('button', { name: text.resend });
      await expect(resend).toHaveAttribute('aria-disabled', 'true');
      await page.clock.fastForward(31_000);
      await page.getByRole('button', { name: text.resend, exact: true }).click();
      await expect(
        page.getByRole('status').filter({ hasText: text.resent.replace('{email}', email) }),
      ).toBeVisible();
      expect(portalCalls.at(-1)?.body).toEqual(portalCalls[0]?.body);
      if (portal.ours) expect(portalCalls.at(-1)?.key).not.toBe(portalCalls[0]?.key);
      await expect(resend).toHaveAttribute('aria-disabled', 'true');

      await field.fill(await readCode(request, email));
      await verify.click();
      await expect(heading(page, text.submitted)).toBeVisible();
    });
  });

  test(`${path}: a success without a body is a success, and the e-mail address can be changed (OTP-3)`, async ({
    page,
  }) => {
    const email = toAddress('accept');
    await open(page, path);
    await fillIn(page, language, { email });
    await submit(page).click();
    await page.getByRole('button', { name: text.change }).click();
    await expect(heading(page, text.steps[0] ?? '')).toBeFocused();
    await expectKept(page, language, email);
  });

  test(`${path}: the form waits for a slow server, says so, and sends one request only (FORM-9)`, async ({
    page,
    portalCalls,
  }) => {
    await open(page, path);
    await fillIn(page, language, { email: toAddress('slow') });
    await submit(page).dblclick();
    const busy = page.getByRole('button', { name: text.sending });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await busy.click({ force: true });
    await page.getByLabel(text.fullName).press('Enter');
    await expect(heading(page, text.verify)).toBeVisible();
    expect(portalCalls).toHaveLength(1);
  });
}

test('What was typed before the script ran is kept', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/CertificateRequest*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/request-certificate');
  await page.getByLabel('Full name').fill('Asha Rao');
  await expect(page.getByRole('button', { name: 'Request certificate' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Request certificate' })).toBeEnabled();
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao');
});

test('A form that a bot filled in is not sent, and the visitor is told', async ({
  page,
  portalCalls,
}) => {
  await open(page, '/request-certificate');
  await fillIn(page, 'en', { email: toAddress() });
  await page
    .locator('#field-website')
    .evaluate((field) => ((field as HTMLInputElement).value = 'https://spam.example'));
  await page.getByRole('button', { name: 'Request certificate' }).click();
  await expect(page.getByRole('alert')).toContainText('nothing was sent');
  expect(portalCalls).toEqual([]);
});
