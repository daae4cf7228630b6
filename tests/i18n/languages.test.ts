import { expect, test } from 'vitest';
import {
  defaultLanguage,
  isLanguage,
  langOf,
  languageDetails,
  languages,
  needsOtherFont,
  translationLanguages,
} from '../../src/i18n/languages.ts';
import { getLanguageNames } from '../../src/i18n/translate.ts';

test('the languages of the site are English and Hindi; the facts are in English', () => {
  expect(languages).toEqual(['en', 'hi']);
  expect(defaultLanguage).toBe('en');
  expect(translationLanguages).toEqual(['hi']);
});

test('each language is named in itself and has Indian forms of dates and numbers', () => {
  expect(languageDetails).toMatchObject({ en: { name: 'English', locale: 'en-IN' }, hi: { name: 'हिन्दी', locale: 'hi-IN' } });
});

test('each language is named in the others', () => {
  expect(getLanguageNames('en')).toEqual({ en: 'English', hi: 'Hindi' });
  expect(getLanguageNames('hi')).toEqual({ en: 'अंग्रेज़ी', hi: 'हिन्दी' });
});

test('pages have no font for words in another script, except Latin, which every page has', () => {
  expect(needsOtherFont('hi', 'en')).toBe(true);
  expect(needsOtherFont('en', 'hi')).toBe(false);
  expect(needsOtherFont('hi', 'hi')).toBe(false);
});

test.each(['ta', 'EN', 'en-IN', '', undefined])('%j is not a language of the site', (value) => {
  expect(isLanguage(value)).toBe(false);
});

test('only the code of a language of the site is one', () => {
  expect(['en', 'hi'].map(isLanguage)).toEqual([true, true]);
  expect(['fr', 'EN', '', undefined].map(isLanguage)).toEqual([false, false, false, false]);
});

test('only words that are not in the language of the page name theirs (WCAG 3.1.2)', () => {
  expect(langOf('en', 'hi')).toBe('en');
  expect(langOf('hi', 'hi')).toBeUndefined();
});
