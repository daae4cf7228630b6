import type { Page } from '@playwright/test';
import { getIslandTexts } from '../src/i18n/translate.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { holidays, settings } from '../src/data/settings.ts';
import { fill } from '../src/i18n/fill.ts';
import { languageDetails, languages, type Language } from '../src/i18n/languages.ts';
import { toComplaintDays } from '../src/islands/contact-form/rules.ts';
import { readTags } from '../tests/support/built-site.ts';
import type { Tag } from '../tests/support/html.ts';
import { addressOf, firstOf, isIsland, pagesWith } from './support/find-pages.ts';
import { readProps } from '../tests/support/islands.ts';
import { portal, readMail, toAddress, toFormCall } from './support/portal.ts';
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

/** The form that begins without a subject; the settings may give it an address. */
const isForm = (tag: Tag) =>
  isIsland('ContactForm')(tag) && readProps<{ subject?: string }>(tag).subject === undefined;
const hasEndpoint = portal.messages !== undefined;

for (const language of languages) {
  const path = addressOf(isForm, language) ?? toLocalPath('/contact', language);
  const text = textsOf(language);

  test(`${path} without an address for its form says that nothing was sent, and how to send it (FORM-7)`, async ({
    page,
    context,
    portalCalls,
  }) => {
    test.skip(hasEndpoint, 'The settings give the form an address.');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    await expect(page.getByText(text.unconnected)).toBeVisible();
    const form = await fillIn(page, language, toAddress());
    await form.getByRole('button', { name: text.prepare }).click();
    await expect(page.getByRole('heading', { name: text.notSent })).toBeFocused();
    await expect(page.getByText('Second line')).toBeVisible();

    const mail = new URL(
      (await page.getByRole('link', { name: text.mail }).getAttribute('href')) ?? '',
    );
    expect(mail.pathname).toBe(settings.contact.email);
    expect(mail.searchParams.get('subject')).toBe(text.subjects.Feedback);
    expect(mail.searchParams.get('body')).toContain(names[language]);
    await page.getByRole('button', { name: text.copy, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: text.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `${text.phone}: 011 5550 0100`,
    );
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: text.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    expect(portalCalls).toEqual([]);
    expect(page.url()).not.toContain('asha');

    await page.getByRole('button', { name: text.restart }).click();
    await expect(
      page.getByRole('form', { name: text.form }).getByLabel(text.message, { exact: true }),
    ).toHaveValue('');
  });

  test(`${path} with an address sends the message once, and says so when it was accepted (FORM-7, FORM-9)`, async ({
    page,
    request,
    portalCalls,
  }) => {
    test.skip(!hasEndpoint, 'The settings give the form no address.');
    const email = toAddress();
    await open(page, path);
    const form = await fillIn(page, language, email);
    await form.getByRole('button', { name: text.send, exact: true }).dblclick();
    await expect(page.getByRole('heading', { name: text.sent })).toBeFocused();
    if (portal.ours) {
      const { subject, text: mail } = await readMail(request, email);
      const [reference = ''] = /\w+-M-\d{4}-\d{6}/.exec(subject) ?? [];
      const next = mail.split('\n\n')[1] ?? '';
      for (const shown of [reference, next])
        await expect(page.getByText(shown).first()).toBeVisible();
    }
    expect(portalCalls).toEqual([
      toFormCall('/messages', {
        name: names[language],
        email,
        phone: '011 5550 0100',
        subject: 'Feedback',
        message: 'First line\nSecond line',
      }),
    ]);
  });

  test.describe('failures', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    for (const tag of ['refuse', 'silent', 'html', 'login', 'drop']) {
      test(`${path}: the fault “${tag}” loses nothing of a message (FORM-9)`, async ({ page }) => {
        test.skip(!hasEndpoint, 'The settings give the form no address.');
        await open(page, path);
        const form = await fillIn(page, language, toAddress(`${tag}-once`));
        await form.getByRole('button', { name: text.send, exact: true }).click();
        await expect(form.getByRole('alert')).not.toBeEmpty();
        await expect(form.getByLabel(text.message, { exact: true })).toHaveValue(
          'First line\nSecond line',
        );
        await expect(form.getByLabel(text.consent)).toBeChecked();
        await form.getByRole('button', { name: text.send, exact: true }).click();
        await expect(page.getByRole('heading', { name: text.sent })).toBeVisible();
      });
    }
  });

  test(`${path}: what is missing is listed; consent has its own message (FORM-2, FORM-8)`, async ({
    page,
  }) => {
    await open(page, path);
    const form = page.getByRole('form', { name: text.form });
    await expect(form.getByLabel(text.consent)).not.toBeChecked();
    await form
      .getByRole('button', { name: hasEndpoint ? text.send : text.prepare, exact: true })
      .click();
    const summary = page.getByRole('group', { name: text.problem });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      text.errors['name.required'] ?? '',
      text.errors['email.required'] ?? '',
      text.errors['subject.required'] ?? '',
      text.errors['message.required'] ?? '',
      text.consentError,
    ]);
    await expect(page.getByRole('complementary', { name: text.details })).toBeVisible();
  });

  test(`${path}?subject=Complaint presets the subject and computes the dates of the ombudsman (FORM-6)`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T09:00:00+05:30'));
    await open(page, `${path}?subject=Complaint`);
    const form = page.getByRole('form', { name: text.form });
    await expect(form.getByLabel(text.subjectField)).toHaveValue('Complaint');
    const hints = form.getByRole('group', { name: text.complaint });
    await expect(hints).toContainText(text.operatorFirst);
    for (const incident of ['2026-11-01', '2026-10-01']) {
      await hints.getByLabel(text.incident).fill(incident);
      const days = toComplaintDays(
        incident,
        '2026-11-20',
        holidays,
        languageDetails[language].locale,
      );
      if (!days) throw new Error('A day that has come has deadlines.');
      const words = days.inTime
        ? `${fill(text.inTime, days.dates)} ${fill(text.fromToday, days.dates)}`
        : fill(text.late, days.dates);
      await expect(hints.getByRole('status')).toHaveText(words);
    }
    await form.getByLabel(text.subjectField).selectOption('Membership');
    await expect(hints).toBeHidden();
    await expect(form.getByLabel(text.subjectField)).toHaveValue('Membership');
  });

  test(`In ${language}, a page may have the form begin with a subject (FORM-6)`, async ({
    page,
  }) => {
    const isPreset = (tag: Tag) => isIsland('ContactForm')(tag) && !isForm(tag);
    const route = firstOf(pagesWith(isPreset, language), 'form that begins with a subject');
    const island = readTags(route).find(isPreset);
    await open(page, route.path);
    const { subject = '' } = island ? readProps<{ subject?: string }>(island) : {};
    await expect(
      page.getByRole('form', { name: text.form }).getByLabel(text.subjectField),
    ).toHaveValue(subject);
  });
}
