import { describe, expect, test } from 'vitest';
import {
  defaultLanguage,
  translationLanguages,
  type Language,
} from '../../packages/i18n/languages.ts';
import { editingTexts } from '../../packages/i18n/editing.ts';
import { ownTexts } from '../../packages/i18n/own.ts';
import { readyTexts } from '../../packages/i18n/ready.ts';
import { dictionaries } from '../../packages/i18n/strings.ts';
import { latinLeftIn, placeholdersOf } from './hindi.ts';

type Text = string | readonly Text[] | { readonly [key: string]: Text };

/** All texts in a value, by path. */
function textsOf(value: Text, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => textsOf(inner, path ? `${path} ${key}` : key)),
  );
}

const pick = <Value>(texts: Record<string, string>, toValue: (text: string) => Value) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, toValue(text)]));

/** The texts that the site shows in a language. */
function shownIn(language: Language): Record<string, string> {
  const { strings, islands, printedCertificate } = dictionaries[language];
  return textsOf({ strings, islands, printedCertificate });
}

/** All texts of a language, except the words that people type into the search. */
function saidIn(language: Language): Record<string, string> {
  const { inbox, portal } = dictionaries[language];
  const commands = { own: ownTexts[language], ready: readyTexts[language] };
  const editing = textsOf({ ...editingTexts[language] } as unknown as Text);
  return { ...shownIn(language), ...textsOf({ inbox, portal, ...commands }), ...editing };
}

const english = saidIn(defaultLanguage);

test('no text is empty', () => {
  expect(Object.keys(english).length).toBeGreaterThan(500);
  expect(Object.entries(english).filter(([, text]) => text.trim() === '')).toEqual([]);
});

describe.each(translationLanguages)('the texts of %s', (language) => {
  const texts = saidIn(language);

  test('are those that English has, and no other, none empty (I18N-4)', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('have the same {values} to fill in as the English ones', () => {
    expect(pick(texts, placeholdersOf)).toEqual(pick(english, placeholdersOf));
  });

  test('have as many lines as the English ones', () => {
    expect(pick(texts, (text) => text.split('|').length)).toEqual(
      pick(english, (text) => text.split('|').length),
    );
  });
});

test('Hindi is written in Hindi, except for abbreviations that are usual in Latin letters', () => {
  const latin = Object.entries(pick(shownIn('hi'), latinLeftIn)).filter(
    ([, words]) => words.length > 0,
  );
  expect(latin).toEqual([]);
});

const en = dictionaries.en.strings;

test('each error page has a title, a message and three suggestions, which say what to do', () => {
  for (const type of [
    '404',
    '500',
    'maintenance',
    'network',
    'unauthorized',
    'forbidden',
  ] as const) {
    for (const { strings } of Object.values(dictionaries)) {
      expect(strings[`error.${type}.title`]).not.toBe(strings[`error.${type}.message`]);
      expect(strings[`error.${type}.suggestions`].split('|')).toHaveLength(3);
    }
  }
});

test('the messages of the error pages are those of the specification, letter for letter', () => {
  expect([en['error.404.title'], en['error.404.message']]).toEqual([
    'Page Not Found',
    'The page you are looking for seems to have gone on an unexpected journey.',
  ]);
  expect([en['error.500.title'], en['error.500.message']]).toEqual([
    'Internal Server Error',
    'Something went wrong on our end. We are working to fix the issue.',
  ]);
  expect([en['error.maintenance.title'], en['error.maintenance.message']]).toEqual([
    'Under Maintenance',
    'This section is currently undergoing system maintenance to improve your experience.',
  ]);
  expect([en['error.network.title'], en['error.network.message']]).toEqual([
    'Network Connection Issue',
    'Unable to connect to our servers. Please check your internet connection.',
  ]);
  expect([en['error.unauthorized.title'], en['error.unauthorized.message']]).toEqual([
    'Unauthorized Access',
    'You do not have permission to access this page.',
  ]);
  expect([en['error.forbidden.title'], en['error.forbidden.message']]).toEqual([
    'Access Forbidden',
    'Access to this resource is currently restricted.',
  ]);
});
