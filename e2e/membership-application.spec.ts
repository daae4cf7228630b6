import type { Page } from '@playwright/test';
import { getIslandTexts } from '../src/i18n/translate.ts';
import { portal, toAddress, toFormCall } from './support/portal.ts';
import { languages, type Language } from '../src/i18n/languages.ts';
import { toLocalPath } from '../src/core/paths.ts';
import { readTags, type Route } from '../tests/support/built-site.ts';
import { addressOf, firstOf, isIsland, pagesWith } from './support/find-pages.ts';
import { expect, open, test } from './support/test.ts';

const textsOf = (language: Language) => {
  const { forms, formOutcome, membershipApplication } = getIslandTexts(language);
  return { ...forms, ...formOutcome, ...membershipApplication };
};

const first = { en: 'Asha', hi: 'आशा' };

const hasEndpoint = portal.applications !== undefined;

/** The link of a tier’s column that leads to the form, in the table of a page. */
function findTierLink(route: Route): string | undefined {
  const tables = readTags(route).filter(({ name }) => name === 'table');
  return tables
    .flatMap(({ tags }) => tags.flatMap(({ attributes }) => attributes.href ?? []))
    .find((href) => href.includes('?tier='));
}

const formOf = (page: Page, language: Language) =>
  page.getByRole('form', { name: textsOf(language).form });

async function fillIn(page: Page, language: Language, email: string) {
  const text = textsOf(language);
  const form = formOf(page, language);
  await form.getByLabel(text.firstName, { exact: true }).fill(first[language]);
  await form.getByLabel(text.lastName).fill('Rao');
  await form.getByLabel(text.email, { exact: true }).fill(email);
  await form.getByLabel(text.phone).fill('+91 98765 43210');
  await form.getByLabel(text.terms).check();
  await form.getByLabel(text.consent).check();
  return form;
}

for (const language of languages) {
  // The page may show the form in one of its tabs.
  const [path = '', tab = ''] = (
    addressOf(isIsland('MembershipApplication'), language) ??
    toLocalPath('/membership/become', language)
  ).split('#');
  const hash = tab && `#${tab}`;
  const text = textsOf(language);
  const review = (page: Page) =>
    formOf(page, language).getByRole('button', { name: text.toReview });

  test(`${path}: the table leads to the form with its tier, and the end says that nothing was sent (FORM-5, FORM-7)`, async ({
    page,
    portalCalls,
  }) => {
    test.skip(hasEndpoint, 'The settings give the form an address.');
    const table = firstOf(
      pagesWith(({ name }) => name === 'table', language).filter((route) => findTierLink(route)),
      'table of the tiers',
    );
    const link = findTierLink(table) ?? '';
    await open(page, table.path);
    await page.getByRole('table').locator(`a[href="${link}"]`).click();
    const form = formOf(page, language);
    const tier = form.getByLabel(text.membershipTier);
    await expect(tier).toHaveValue(
      new URL(link, 'https://site.invalid').searchParams.get('tier') ?? '',
    );
    const chosen = await tier.locator('option:checked').textContent();
    await fillIn(page, language, toAddress());
    await review(page).click();
    await expect(page.getByRole('heading', { name: text.review })).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: chosen ?? '' })).toBeVisible();

    await page.getByRole('button', { name: text.change }).click();
    await expect(form.getByLabel(text.firstName, { exact: true })).toHaveValue(first[language]);
    await expect(form.getByLabel(text.terms)).toBeChecked();
    await review(page).click();
    await page.getByRole('button', { name: text.prepare }).click();
    await expect(page.getByRole('heading', { name: text.notSent })).toBeFocused();
    const mail = new URL(
      (await page.getByRole('link', { name: text.mail }).getAttribute('href')) ?? '',
    );
    expect(mail.searchParams.get('body')).toContain(`${text.firstName}: ${first[language]}`);
    expect(portalCalls).toEqual([]);
  });

  test(`${path}: a tier, the terms and the consent are required, organization and comments are not (FORM-2, FORM-5, FORM-8)`, async ({
    page,
  }) => {
    await open(page, `${path}${hash}`);
    await expect(formOf(page, language).getByLabel(text.terms)).not.toBeChecked();
    await expect(formOf(page, language).getByLabel(text.consent)).not.toBeChecked();
    await review(page).click();
    const summary = page.getByRole('group', { name: text.problem });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      text.errors['firstName.required'] ?? '',
      text.errors['lastName.required'] ?? '',
      text.errors['email.required'] ?? '',
      text.errors['phone.required'] ?? '',
      text.errors['membershipTier.required'] ?? '',
      text.errors['terms.required'] ?? '',
      text.consentError,
    ]);
    await summary.getByRole('link').last().click();
    await expect(formOf(page, language).getByLabel(text.consent)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(summary.getByRole('link')).toHaveCount(6);
  });

  test.describe('with an address', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test(`${path} sends the application, keeps it after a failure, and says when it was accepted (FORM-7, FORM-9)`, async ({
      page,
      portalCalls,
    }) => {
      test.skip(!hasEndpoint, 'The settings give the form no address.');
      const email = toAddress('error-once');
      await open(page, `${path}?tier=silver${hash}`);
      await fillIn(page, language, email);
      await review(page).click();
      const send = page.getByRole('button', { name: text.send, exact: true });
      await send.click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await send.click();
      await expect(page.getByRole('heading', { name: text.sent })).toBeFocused();
      expect(portalCalls.at(-1)).toEqual(
        toFormCall('/members/applications', {
          firstName: first[language],
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

  test(`${path}: a draft survives a reload only if the applicant wants it, and ends with the application`, async ({
    page,
  }) => {
    const email = toAddress();
    const drafts = () =>
      page.evaluate(
        (typed) =>
          Object.values({ ...localStorage, ...sessionStorage }).filter((value) =>
            String(value).includes(typed),
          ),
        email,
      );
    await open(page, `${path}?tier=bronze${hash}`);
    const form = await fillIn(page, language, email);
    expect(await drafts()).toEqual([]);
    await form.getByLabel(text.draft).check();
    await form.getByLabel(text.organization).fill('Maidan & Co.');
    await page.reload();
    await expect(form.getByLabel(text.organization)).toHaveValue('Maidan & Co.');
    await expect(form.getByLabel(text.draft)).toBeChecked();
    await expect(form.getByLabel(text.terms)).not.toBeChecked();

    await form.getByLabel(text.draft).uncheck();
    expect(await drafts()).toEqual([]);
    await form.getByLabel(text.draft).check();
    await form.getByLabel(text.terms).check();
    await form.getByLabel(text.consent).check();
    await review(page).click();
    await page
      .getByRole('button', { name: hasEndpoint ? text.send : text.prepare, exact: true })
      .click();
    await expect(
      page.getByRole('heading', { name: hasEndpoint ? text.sent : text.notSent }),
    ).toBeVisible();
    expect(await drafts()).toEqual([]);
  });
}
