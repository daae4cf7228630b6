/** A script that the site has fonts for; see `packages/base/shared/font-files.ts`. */
export type Script = 'latin' | 'devanagari';

/** The facts about a language, besides its texts. */
export interface LanguageDetails {
  /** Its name in itself. */
  name: string;
  /** The locale for dates and numbers (BCP 47). It also sets other digits: `hi-IN-u-nu-deva`. */
  locale: string;
  direction: 'ltr' | 'rtl';
  script: Script;
  /** The format of a time of day, if it differs from “5:30 PM”. */
  clock?: Intl.DateTimeFormatOptions;
}

/** The languages of the site (docs/developers/languages.md). Files of the first hold the facts. */
const list = {
  en: { name: 'English', locale: 'en-IN', direction: 'ltr', script: 'latin' },
  // Hindi puts the part of the day before the hour; AM and PM are English.
  hi: {
    name: 'हिन्दी',
    locale: 'hi-IN',
    direction: 'ltr',
    script: 'devanagari',
    clock: { dayPeriod: 'short' },
  },
} satisfies Record<string, LanguageDetails>;

/** The code of a language of the site (ISO 639). */
export type Language = keyof typeof list;

export const languageDetails: Record<Language, LanguageDetails> = list;

export const languages = /* @__PURE__ */ Object.keys(list) as Language[];

export const defaultLanguage = 'en' as const satisfies Language;

export type TranslationLanguage = Exclude<Language, typeof defaultLanguage>;

/** All languages but the default. */
export const translationLanguages = /* @__PURE__ */ languages.filter(
  (language): language is TranslationLanguage => language !== defaultLanguage,
);

/** The name of the file with the words of an entry in a language, such as `hi.mdx`. */
export const toFileName = (language: string) => `${language}.mdx`;

/** The name of the file with the facts of an entry. */
export const sourceFileName = toFileName(defaultLanguage);

export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** The `lang` attribute of words, which untranslated words on a page need (WCAG 3.1.2). */
export function langOf(words: Language, page: Language): Language | undefined {
  return words === page ? undefined : words;
}

/** True for words in a script for which the page has no font. Every page has one for Latin. */
export function needsOtherFont(words: Language, page: Language): boolean {
  const { script } = languageDetails[words];
  return script !== 'latin' && script !== languageDetails[page].script;
}
