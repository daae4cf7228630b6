import { z } from 'astro/zod';
import type { HelpKey } from '@federation/i18n/editing';
import { described } from './fields.ts';
import { defaultLanguage, languages, type Language } from '@federation/i18n/languages';

type Text = z.ZodString;

/**
 * A text in every language of the site, for settings and navigation.
 *
 * @param example the text in the default language
 * @param max how many characters have room where the text is shown
 */
export function localized(help: HelpKey, example: string, { max = 600 } = {}) {
  const text = () => z.string().trim().min(1).max(max);
  const shape = Object.fromEntries(languages.map((language) => [language, text()])) as Record<
    Language,
    Text
  >;
  return z.strictObject(shape).meta(described(help, toLocalizedExample(example)));
}

/**
 * An example of a text in every language, of which only that in the default language is written
 * out.
 */
export function toLocalizedExample(example: string): Record<Language, string> {
  const texts = languages.map((language) => [
    language,
    language === defaultLanguage ? example : '…',
  ]);
  return Object.fromEntries(texts) as Record<Language, string>;
}

export type Localized = z.infer<ReturnType<typeof localized>>;
