/** A script that the site has fonts for; see `packages/base/shared/font-files.ts`. */
export type Script = 'latin' | 'devanagari';

/** What the site must know of a language besides its texts. */
export interface LanguageDetails {
  /** Its name in itself. */
  name: string;
  /**
   * How it writes dates and numbers (BCP 47). Other digits than 0–9 are asked for here:
   * `hi-IN-u-nu-deva`.
   */
  locale: string;
  direction: 'ltr' | 'rtl';
  script: Script;
  /** How it writes a time of day, where that differs from “5:30 PM”. */
  clock?: Intl.DateTimeFormatOptions;
}

/**
 * The languages of the site, one line each. The first is the one whose files hold the facts. See
 * `docs/developers/languages.md`.
 */
const list = {
  en: { name: 'English', locale: 'en-IN', direction: 'ltr', script: 'latin' },
  // Hindi says the part of the day before the hour; AM and PM are English.
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

/** A language that is translated into. */
export type TranslationLanguage = Exclude<Language, typeof defaultLanguage>;

/** The languages that are translated into, that is, all but the default. */
export const translationLanguages = /* @__PURE__ */ languages.filter(
  (language): language is TranslationLanguage => language !== defaultLanguage,
);

/** The name of the file with the words of an entry in a language, such as `hi.mdx`. */
export const toFileName = (language: string) => `${language}.mdx`;

/** The name of the file with the facts of an entry. */
export const sourceFileName = toFileName(defaultLanguage);

/** Whether a text is the code of one of the site's languages. */
export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The `lang` attribute of words on a page: only words that are not in the language of the page,
 * because they are not translated yet, name theirs (WCAG 3.1.2).
 */
export function langOf(words: Language, page: Language): Language | undefined {
  return words === page ? undefined : words;
}

/**
 * Whether words of a language are in a script that pages of another have no font for. Every page
 * has one for Latin.
 */
export function needsOtherFont(words: Language, page: Language): boolean {
  const { script } = languageDetails[words];
  return script !== 'latin' && script !== languageDetails[page].script;
}
