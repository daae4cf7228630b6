import type { MessageId } from '../../../i18n/editing.ts';
import type { Fault } from '../fault.ts';
import type { Passage } from '../passages.ts';
import type { SourceFile } from '../read.ts';
import { findAadhaar, findMailAddresses, findPan, findTelephones } from './identity-numbers.ts';

/** What the federation publishes itself: its telephone numbers and the domain of its addresses. */
export interface OwnContacts {
  phones: readonly string[];
  domain: string | undefined;
}

/** The contacts of the federation in the settings. */
export function readOwnContacts({ data }: SourceFile): OwnContacts {
  const { contact } = (data ?? {}) as { contact?: { email?: unknown; phone?: unknown } | null };
  return {
    phones: typeof contact?.phone === 'string' ? [toDigits(contact.phone)] : [],
    domain: typeof contact?.email === 'string' ? contact.email.split('@')[1] : undefined,
  };
}

const toDigits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10);

function report(file: string, passages: readonly Passage[], find: (words: string) => string[], message: MessageId): Fault[] {
  return passages.flatMap(({ words, line, field }) =>
    find(words).map((found) => ({
      file,
      line: line + words.slice(0, Math.max(0, words.indexOf(found))).split('\n').length - 1,
      field,
      message,
      // Whoever reads the message knows the number from its end; the log of a build is no place for all of it.
      values: { found: `…${found.slice(-4)}` },
    })),
  );
}

/** Finds Aadhaar numbers and PANs, which belong on no page. */
export function checkIdentityNumbers(file: string, passages: readonly Passage[]): Fault[] {
  return [...report(file, passages, findAadhaar, 'aadhaarNumber'), ...report(file, passages, findPan, 'panNumber')];
}

/** Finds the telephone numbers and private e-mail addresses of people in an order, which is published without names. */
export function checkPrivateContacts(file: string, passages: readonly Passage[], { phones, domain }: OwnContacts): Fault[] {
  const findPhones = (words: string) =>
    findTelephones(words).filter((found) => !phones.includes(toDigits(found)) && findAadhaar(found).length === 0);
  const findMail = (words: string) => findMailAddresses(words).filter((found) => found.split('@')[1]?.toLowerCase() !== domain);
  return [...report(file, passages, findPhones, 'phoneInOrder'), ...report(file, passages, findMail, 'mailInOrder')];
}
