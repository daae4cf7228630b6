import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';
import { payloads, type ContractPath, type Payload } from './contract.ts';

/**
 * The label of a field in its form; the name of the field where no form shows it.
 *
 * @example toFieldLabel('/messages', 'email', 'hi') // 'ई-मेल'
 */
export function toFieldLabel(path: ContractPath, field: string, language: Language): string {
  const { certificateRequest: request, ...islands } = dictionaries[language].islands;
  const labels: { [Path in ContractPath]: Record<keyof Payload<Path>, string> } = {
    '/members/certificate-request': {
      full_name: request.fullName,
      email: request.emailId,
      mobile: request.mobileNumber,
      purpose_of_viewing_certificate: request.purpose,
    },
    '/members/email-verify': { email: request.emailId, otp: request.code },
    '/members/applications': islands.membershipApplication,
    '/messages': islands.contactForm,
  };
  const known: Record<string, string> = labels[path];
  return (Object.hasOwn(payloads[path].entries, field) && known[field]) || field;
}
