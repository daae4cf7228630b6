import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';

/** What a form has sent: its fields in the order in which they arrived, as texts. */
export function readPayloadFields(
  payload: string,
  language: Language,
): [name: string, text: string][] {
  return Object.entries(JSON.parse(payload) as Record<string, unknown>).map(([name, value]) => [
    name,
    toChoice(name, String(value), language),
  ]);
}

/** A choice in the words of its form; anything else as it was sent. */
function toChoice(name: string, value: string, language: Language): string {
  const { contactForm, certificateRequest, certificateResult } = dictionaries[language].islands;
  const choices: Record<string, Readonly<Record<string, string>>> = {
    subject: contactForm.subjects,
    purpose_of_viewing_certificate: certificateRequest.purposes,
    membershipTier: certificateResult.tiers,
  };
  const key = name === 'membershipTier' ? value.toUpperCase() : value;
  const words = choices[name];
  return words && Object.hasOwn(words, key) ? (words[key] ?? value) : value;
}

/** What a field is called; one that the inbox does not know has the name that it was sent with. */
export function toFieldName(name: string, language: Language): string {
  const names: Readonly<Record<string, string>> = dictionaries[language].inbox.fields;
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
