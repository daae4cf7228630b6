import { expect, test } from 'vitest';
import { defaultLanguage, isLanguage, languageDetails, languages, strayWords, translationLanguages } from '../../src/i18n/languages.ts';

test('the site speaks English and Hindi; English holds the facts', () => {
  expect(languages).toEqual(['en', 'hi']);
  expect(defaultLanguage).toBe('en');
  expect(translationLanguages).toEqual(['hi']);
});

test('each language is named in itself and has Indian forms of dates and numbers', () => {
  expect(languageDetails).toMatchObject({ en: { name: 'English', locale: 'en-IN' }, hi: { name: 'हिन्दी', locale: 'hi-IN' } });
});

test('the font for stray words can write the name of Hindi', () => {
  for (const character of 'हिन्दी') expect(strayWords).toContain(character);
});

test.each(['ta', 'EN', 'en-IN', '', undefined])('%j is no language of the site', (value) => {
  expect(isLanguage(value)).toBe(false);
});
