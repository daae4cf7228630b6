import type { ContentFile } from '@federation/content-model/files/content-file';
import { defineRule } from '../../rule/rule.ts';
import { findAadhaar, findMailAddresses, findTelephones } from './identity-numbers.ts';
import { reportEnds } from './report-ends.ts';

/** The federation's public contacts: its telephone numbers and the domain of its addresses. */
function readOwnContacts({ data }: ContentFile) {
  const { contact } = data as { contact?: Record<string, unknown> | null };
  const { phone, secondPhone, email } = contact ?? {};
  return {
    phones: [phone, secondPhone].map((one) => toDigits(String(one))),
    domain: String(email).split('@')[1],
  };
}

const toDigits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10);

/**
 * Finds the telephone numbers and private e-mail addresses of people in an order, which is
 * published without names.
 */
export const privateContacts = defineRule({
  of: 'words',
  says: ['phoneInOrder', 'mailInOrder'],
  stage: 'privacy',
  check(words, { entry, content }) {
    if (!entry?.definition.anonymous) return [];
    const { phones, domain } = readOwnContacts(content.settingsFile);
    const telephones = findTelephones(words).filter(
      (found) => !phones.includes(toDigits(found)) && findAadhaar(found).length === 0,
    );
    const mail = findMailAddresses(words).filter(
      (found) => found.split('@')[1]?.toLowerCase() !== domain,
    );
    return [
      ...reportEnds(words, telephones, 'phoneInOrder'),
      ...reportEnds(words, mail, 'mailInOrder'),
    ];
  },
});
