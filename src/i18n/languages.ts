/** The languages of the site. The first is the one whose files hold the facts. */
export const languages = ['en', 'hi'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Each language's name in itself, and the locale for dates and numbers. */
export const languageDetails: Record<Language, { name: string; locale: string }> = {
  en: { name: 'English', locale: 'en-IN' },
  hi: { name: 'हिन्दी', locale: 'hi-IN' },
};

/** The languages that are translated into, that is, all but the default. */
export const translationLanguages = /* @__PURE__ */ languages.filter((language) => language !== defaultLanguage);

/** Whether a text is the code of one of the site's languages. */
export function isLanguage(value: string | undefined): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The `lang` attribute of words on a page: only words that are not in the language of the page, because
 * they are not translated yet, name theirs (WCAG 3.1.2).
 */
export function langOf(words: Language, page: Language): Language | undefined {
  return words === page ? undefined : words;
}

/** The words in Devanagari that stand on pages of every language: the name of the language in the switch. */
export const strayWords = languageDetails.hi.name;
