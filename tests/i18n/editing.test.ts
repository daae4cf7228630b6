import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editingTexts } from '../../src/i18n/editing.ts';
import { languages, translationLanguages, type Language } from '../../src/i18n/languages.ts';
import { findRefused } from './glossary.ts';
import { placeholdersOf } from './hindi.ts';

type Text = string | { readonly [key: string]: Text };

/** Every text below a value, by its path. */
function textsOf(value: Text, path: string): [string, string][] {
  return typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path} ${key}`));
}

const saidIn = (language: Language) =>
  textsOf({ ...editingTexts[language] } as unknown as Text, language);

/**
 * A text without what is to be copied from it, such as `true`, and without the places for values.
 */
const proseOf = (text: string) => text.replaceAll(/`[^`]*`|<[^>]*>|\{\w+\}|\S*\.\S+/g, '_');

describe.each(languages)('what editors are told in %s', (language) => {
  test('is not empty', () => {
    expect(saidIn(language).length).toBeGreaterThan(100);
    expect(saidIn(language).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has no word that the glossary refuses', () => {
    const found = saidIn(language).flatMap(([path, text]) =>
      findRefused(proseOf(text), language).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});

test.each(translationLanguages)(
  'in %s the same {places} are filled in as in English',
  (language) => {
    const placesOf = (one: Language) =>
      saidIn(one).map(
        ([path, text]) => `${path.slice(one.length)}: ${placeholdersOf(text).join()}`,
      );
    expect(placesOf(language).sort()).toEqual(placesOf('en').sort());
  },
);

test('every message is given by some check', () => {
  const code = globSync('src/{build,content-model}/**/*.ts').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const unused = Object.keys(editingTexts.en.messages).filter(
    (id) => !code.some((text) => text.includes(`'${id}'`)),
  );
  expect(unused).toEqual([]);
});
