import { byLanguage } from './by-language.ts';
import { languages } from './languages.ts';
import type { Writing } from './types/writing.ts';

/** The rules of writing, by language. For the content check only. */
export const writings = await byLanguage(
  async (language) =>
    ((await import(`./${language}/writing/index.ts`)) as { writing: Writing }).writing,
);

/** Collects one of the rules from the languages that have it. */
export function collectWriting<Part extends keyof Writing>(
  part: Part,
): NonNullable<Writing[Part]>[] {
  return languages
    .map((language) => writings[language][part])
    .filter((value): value is NonNullable<Writing[Part]> => value !== undefined);
}
