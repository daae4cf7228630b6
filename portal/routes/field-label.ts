import type { Language } from '../../src/i18n/languages.ts';
import { dictionaries } from '../../src/i18n/strings.ts';
import type { ContractPath } from '../contract.ts';

/**
 * What a form calls a field of the contract; the field’s own name where no form shows it.
 *
 * @example toFieldLabel('/messages', 'email', 'hi') // 'ई-मेल'
 */
export function toFieldLabel(path: ContractPath, field: string, language: Language): string {
  const labels = toLabels(path, language);
  return (Object.hasOwn(labels, field) && labels[field]) || field;
}

function toLabels(path: ContractPath, language: Language): Readonly<Record<string, string>> {
  const { certificateRequest, membershipApplication, contactForm } = dictionaries[language].islands;
  const { fullName, emailId, mobileNumber, purpose, code } = certificateRequest;
  const { firstName, lastName, email, phone, organization, membershipTier, additionalComments } =
    membershipApplication;
  const { name, subject, message } = contactForm;
  switch (path) {
    case '/members/certificate-request':
      return {
        full_name: fullName,
        email: emailId,
        mobile: mobileNumber,
        purpose_of_viewing_certificate: purpose,
      };
    case '/members/email-verify':
      return { email: emailId, otp: code };
    case '/members/applications':
      return {
        firstName,
        lastName,
        email,
        phone,
        organization,
        membershipTier,
        additionalComments,
      };
    case '/messages':
      return { name, email: contactForm.email, phone: contactForm.phone, subject, message };
  }
}
