import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { toLocalPath } from '../../packages/base/shared/paths.ts';
import { fill } from '../../packages/i18n/fill.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { getIslandTexts } from '../../packages/i18n/strings.ts';
import { test } from './journey.ts';

const toAddress = () => `asha.${randomUUID().slice(0, 8)}@bank.example`;

/** The one-time code in the newest mail of the portal to an address. */
async function readCode(origin: string, to: string): Promise<string> {
  const response = await fetch(`${origin}/portal/outbox.json?${new URLSearchParams({ to })}`);
  const [newest] = (await response.json()) as { code?: string }[];
  expect(newest?.code, `A mail with a code to ${to}`).toMatch(/^\d{6}$/);
  return newest?.code ?? '';
}

describe.each(languages)('In %s', (language) => {
  const texts = getIslandTexts(language);
  const names = { en: ['Asha', 'Rao'], hi: ['आशा', 'राव'] }[language] as [string, string];
  const problem = { role: 'group', name: texts.forms.problem };

  test('an application for membership is corrected, reviewed and sent', async ({ visitor }) => {
    const text = texts.membershipApplication;
    await visitor.enter(toLocalPath('/membership/become#apply', language), language);
    await visitor.click({ role: 'button', name: text.toReview });
    await visitor.expectFocus(problem);
    await visitor.click({ role: 'link', name: text.errors['firstName.required'] });
    await visitor.expectFocus({ label: text.firstName });
    await visitor.fill(text.firstName, names[0]);
    await visitor.fill(text.lastName, names[1]);
    await visitor.fill(text.email, 'asha');
    await visitor.fill(text.phone, '+91 98765 43210');
    await visitor.select(text.membershipTier, 'silver');
    await visitor.click({ label: text.terms });
    await visitor.click({ label: texts.formOutcome.consent });
    await visitor.click({ role: 'button', name: text.toReview });
    await visitor.click({ role: 'link', name: text.errors['email.invalid'] });
    await visitor.fill(text.email, toAddress());
    await visitor.click({ role: 'button', name: text.toReview });
    await visitor.expectFocus({ role: 'heading', name: text.review });
    await visitor.click({ role: 'button', name: texts.forms.send });
    await visitor.expectFocus({ role: 'heading', name: texts.formOutcome.sent });
  });

  test('a certificate is requested with the one-time code of the mail', async ({
    visitor,
    site,
  }) => {
    const text = texts.certificateRequest;
    const email = toAddress();
    const toHeading = (step: number, title: string) => ({
      role: 'heading',
      name: `${fill(text.step, { step })} ${title}`,
    });
    await visitor.enter(toLocalPath('/request-certificate', language), language);
    await visitor.fill(text.fullName, names.join(' '));
    await visitor.fill(text.mobileNumber, language === 'hi' ? '९८७६५ ४३२१०' : '98765 43210');
    await visitor.fill(text.emailId, email);
    await visitor.select(text.purpose, 'bank');
    await visitor.click({ role: 'button', name: text.submit });
    await visitor.expectFocus(toHeading(2, text.verify));
    await visitor.fill(text.code, await readCode(site.origin, email));
    await visitor.click({ role: 'button', name: text.verify });
    await visitor.expectFocus(toHeading(3, text.submitted));
  });
});
