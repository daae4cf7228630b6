import type { Language } from '@federation/i18n/languages';
import { dictionaries } from '@federation/i18n/strings';

/** The fields of a payload in their order, as text. */
export function readPayloadFields(
  payload: string,
  language: Language,
): [name: string, text: string][] {
  return Object.entries(JSON.parse(payload) as Record<string, unknown>).map(([name, value]) => [
    name,
    toChoice(name, String(value), language),
  ]);
}

/** Translates a choice into the words of its form. */
function toChoice(name: string, value: string, language: Language): string {
  const { contactForm, certificateRequest, certificateResult } = dictionaries[language].islands;
  const choices: Record<string, Readonly<Record<string, string>>> = {
    subject: contactForm.subjects,
    purpose_of_viewing_certificate: certificateRequest.purposes,
    membershipTier: certificateResult.tiers,
  };
  const key = name === 'membershipTier' ? value.toUpperCase() : value;
  return findWord(choices[name] ?? {}, key) ?? value;
}

/** The label of a field; its name if the inbox does not know it. */
export function toFieldName(name: string, language: Language): string {
  return findWord(dictionaries[language].inbox.fields, name) ?? name;
}

/** The word for what other programs may have sent, such as `constructor`. */
export const findWord = (
  words: Readonly<Record<string, string>>,
  key: string,
): string | undefined => (Object.hasOwn(words, key) ? words[key] : undefined);
