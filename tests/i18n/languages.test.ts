import { expect, test } from 'vitest';
import {
  defaultLanguage,
  isLanguage,
  langOf,
  languageDetails,
  languages,
  needsOtherFont,
  sourceFileName,
  toFileName,
  translationLanguages,
} from '../../packages/i18n/languages.ts';
import { getLanguageNames } from '../../packages/i18n/strings.ts';

test('the default language comes first; all others are translations', () => {
  expect(languages).toEqual([defaultLanguage, ...translationLanguages]);
});

test.each(languages)('%s is a code of ISO 639, with a locale of that language', (language) => {
  expect(isLanguage(language)).toBe(true);
  expect(language).toMatch(/^[a-z]{2,3}$/);
  const { name, locale } = languageDetails[language];
  expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
  expect(name.trim()).not.toBe('');
});

test('English and Hindi have Indian forms of dates and numbers', () => {
  expect(languageDetails).toMatchObject({
    en: { name: 'English', locale: 'en-IN' },
    hi: { name: 'हिन्दी', locale: 'hi-IN' },
  });
});

test('each language is named in itself and in the others', () => {
  expect(getLanguageNames('en')).toMatchObject({ en: 'English', hi: 'Hindi' });
  expect(getLanguageNames('hi')).toMatchObject({ en: 'अंग्रेज़ी', hi: 'हिन्दी' });
});

test('pages lack fonts for other scripts, except Latin', () => {
  expect(needsOtherFont('hi', 'en')).toBe(true);
  expect(needsOtherFont('en', 'hi')).toBe(false);
  expect(needsOtherFont('hi', 'hi')).toBe(false);
});

test.each(['zz', 'EN', 'en-IN', '', undefined])('%j is not a language of the site', (value) => {
  expect(isLanguage(value)).toBe(false);
});

test('the file of an entry is named after its language', () => {
  expect(toFileName('hi')).toBe('hi.mdx');
  expect(sourceFileName).toBe(toFileName(defaultLanguage));
});

test('only words in another language than the page have a lang (WCAG 3.1.2)', () => {
  expect(langOf('en', 'hi')).toBe('en');
  expect(langOf('hi', 'hi')).toBeUndefined();
});
