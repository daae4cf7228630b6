import { expect, test } from 'vitest';
import { languages, type Language } from '../../src/i18n/languages.ts';
import { dictionaries } from '../../src/i18n/strings.ts';
import { findRefused } from './glossary.ts';

type Text = string | readonly Text[] | { readonly [key: string]: Text };

/** The texts below a value, without the names of the {values} that are filled in. */
const textsOf = (value: Text): string[] =>
  typeof value === 'string'
    ? [value.replaceAll(/\{\w+\}/g, '{}')]
    : Object.values(value).flatMap(textsOf);

/** What the site says in a language: all but the words that people type into the search. */
function shownIn(language: Language): string[] {
  const { strings, islands, printedCertificate } = dictionaries[language];
  const shown = Object.fromEntries(
    Object.entries(strings).filter(([key]) => !key.endsWith('.keywords')),
  );
  return textsOf({ shown, islands, printedCertificate });
}

test.each(languages)('the interface uses no word that the glossary refuses, in %s', (language) => {
  const found = shownIn(language).flatMap((text) =>
    findRefused(text, language).map((word) => `${text}: ${word}`),
  );
  expect(found).toEqual([]);
});
