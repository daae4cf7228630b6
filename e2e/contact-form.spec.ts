import type { Page } from '@playwright/test';
import { getIslandTexts } from '../src/i18n/translate.ts';
import { openWithEndpoint, toAddress } from './support/portal.ts';
import { languages, type Language } from '../src/i18n/languages.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { expect, open, test } from './support/test.ts';

const textsOf = (language: Language) => {
  const { forms, formOutcome, contactForm } = getIslandTexts(language);
  return { ...forms, ...formOutcome, ...contactForm };
};

const names = { en: 'Asha Rao', hi: 'आशा राव' };

async function fillIn(page: Page, language: Language, email: string) {
  const text = textsOf(language);
  const form = page.getByRole('form', { name: text.form });
  await form.getByLabel(text.name, { exact: true }).fill(names[language]);
  await form.getByLabel(text.email, { exact: true }).fill(email);
  await form.getByLabel(text.phone).fill('०११ ५५५० ०१००');
  await form.getByLabel(text.subjectField).selectOption({ label: text.subjects.Feedback });
  await form.getByLabel(text.message, { exact: true }).fill('First line\nSecond line');
  await form.getByLabel(text.consent).check();
  return form;
}

for (const language of languages) {
  const path = toLocalPath('/contact', language);
  const text = textsOf(language);

  test(`${path} without an address for its form says that nothing was sent, and how to send it (FORM-7)`, async ({
    page,
    context,
    portalCalls,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    await expect(page.getByText(text.unconnected)).toBeVisible();
    const form = await fillIn(page, language, 'asha@example.org');
    await form.getByRole('button', { name: text.prepare }).click();
    await expect(page.getByRole('heading', { name: text.notSent })).toBeFocused();
    await expect(page.getByText('Second line')).toBeVisible();

    const mail = new URL((await page.getByRole('link', { name: text.mail }).getAttribute('href')) ?? '');
    expect(mail.pathname).toBe('support@ifsf.example');
    expect(mail.searchParams.get('subject')).toBe(text.subjects.Feedback);
    expect(mail.searchParams.get('body')).toContain(names[language]);
    await page.getByRole('button', { name: text.copy, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: text.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${text.phone}: 011 5550 0100`);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: text.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    expect(portalCalls).toEqual([]);
    expect(page.url()).not.toContain('asha');

    await page.getByRole('button', { name: text.restart }).click();
    await expect(page.getByRole('form', { name: text.form }).getByLabel(text.message, { exact: true })).toHaveValue('');
  });

  test(`${path} with an address sends the message once, and says so when it was accepted (FORM-7, FORM-9)`, async ({
    page,
    portalCalls,
  }) => {
    const email = toAddress();
    await openWithEndpoint(page, path, '/messages', text);
    const form = await fillIn(page, language, email);
    await form.getByRole('button', { name: text.send, exact: true }).dblclick();
    await expect(page.getByRole('heading', { name: text.sent })).toBeFocused();
    expect(portalCalls).toEqual([
      {
        path: '/messages',
        method: 'POST',
        body: { name: names[language], email, phone: '011 5550 0100', subject: 'Feedback', message: 'First line\nSecond line' },
      },
    ]);
  });

  test.describe('failures', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    for (const tag of ['refuse', 'silent', 'html', 'login', 'drop']) {
      test(`${path}: a server with the behaviour “${tag}” loses nothing of a message (FORM-9)`, async ({ page }) => {
        await openWithEndpoint(page, path, '/messages', text);
        const form = await fillIn(page, language, toAddress(`${tag}-once`));
        await form.getByRole('button', { name: text.send, exact: true }).click();
        await expect(form.getByRole('alert')).not.toBeEmpty();
        await expect(form.getByLabel(text.message, { exact: true })).toHaveValue('First line\nSecond line');
        await expect(form.getByLabel(text.consent)).toBeChecked();
        await form.getByRole('button', { name: text.send, exact: true }).click();
        await expect(page.getByRole('heading', { name: text.sent })).toBeVisible();
      });
    }
  });

  test(`${path}: what is missing is listed; consent is asked for by itself (FORM-2, FORM-8)`, async ({ page }) => {
    await open(page, path);
    const form = page.getByRole('form', { name: text.form });
    await expect(form.getByLabel(text.consent)).not.toBeChecked();
    await form.getByRole('button', { name: text.prepare }).click();
    const summary = page.getByRole('group', { name: text.problem });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      text.errors['name.required'] ?? '',
      text.errors['email.required'] ?? '',
      text.errors['subject.required'] ?? '',
      text.errors['message.required'] ?? '',
      text.consentError,
    ]);
    await expect(page.getByRole('complementary', { name: text.particulars })).toBeVisible();
  });

  test(`${path}?subject=Complaint presets the subject and reckons the dates of the ombudsman (FORM-6)`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T09:00:00+05:30'));
    await open(page, `${path}?subject=Complaint`);
    const form = page.getByRole('form', { name: text.form });
    await expect(form.getByLabel(text.subjectField)).toHaveValue('Complaint');
    const hints = form.getByRole('group', { name: text.complaint });
    await expect(hints).toContainText(text.operatorFirst);
    await hints.getByLabel(text.incident).fill('2026-11-01');
    await expect(hints.getByRole('status')).toHaveText(
      language === 'en'
        ? 'Last day to send it: 1 December 2026. If you send it today: initial review by 1 December 2026; decision by 20 December 2026; in a complex case by 19 January 2027.'
        : 'भेजने का अंतिम दिन: 1 दिसंबर 2026। आज भेजने पर: प्रारंभिक समीक्षा 1 दिसंबर 2026 तक; निर्णय 20 दिसंबर 2026 तक; जटिल मामले में 19 जनवरी 2027 तक।',
    );
    await hints.getByLabel(text.incident).fill('2026-10-01');
    await expect(hints.getByRole('status')).toHaveText(
      text.late.replace('{lastFilingDay}', language === 'en' ? '31 October 2026' : '31 अक्टूबर 2026'),
    );
    await form.getByLabel(text.subjectField).selectOption('Membership');
    await expect(hints).toBeHidden();
    await expect(form.getByLabel(text.subjectField)).toHaveValue('Membership');
  });

  test(`${toLocalPath('/feedback', language)} begins with the subject of feedback (FORM-6)`, async ({ page }) => {
    await open(page, toLocalPath('/feedback', language));
    await expect(page.getByRole('form', { name: text.form }).getByLabel(text.subjectField)).toHaveValue('Feedback');
  });
}
