import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editingTexts } from '../../src/i18n/editing.ts';
import { languages, translationLanguages, type Language } from '../../src/i18n/languages.ts';
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

test.each(languages)('what editors are told in %s is not empty', (language) => {
  expect(saidIn(language).length).toBeGreaterThan(100);
  expect(saidIn(language).filter(([, text]) => text.trim() === '')).toEqual([]);
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
