import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../src/i18n/languages.ts';
import { latinLeftIn } from './hindi.ts';

type Text = string | ((...values: string[]) => string) | readonly string[] | { [key: string]: Text };
type Strings = Record<Language, Record<string, Text>>;

const islands = Object.entries(import.meta.glob<{ strings: Strings }>('../../src/islands/*/*strings.ts', { eager: true }));

/** Every text below a value, by its path. Texts that are made of values are made of digits here. */
function textsOf(value: Text, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, value('1', '2', '3')]];
  return Object.entries(value).flatMap(([key, inner]: [string, Text]) => textsOf(inner, path ? `${path}.${key}` : key));
}

test('the texts of the islands are found', () => {
  expect(islands.length).toBeGreaterThan(2);
});

describe.each(islands.map(([path, { strings }]) => [path.split('/').at(-2) ?? path, strings] as const))('the texts of %s', (_, strings) => {
  test('exist in every language, none empty (I18N-4)', () => {
    const [first, ...others] = languages.map((language) => textsOf(strings[language]).map(([path]) => path));
    for (const other of others) expect(other).toEqual(first);
    for (const language of languages) for (const [path, text] of textsOf(strings[language])) expect(text.trim(), path).not.toBe('');
  });

  test('are written in Hindi, but for abbreviations that everybody writes in Latin letters', () => {
    expect(textsOf(strings.hi).flatMap(([, text]) => latinLeftIn(text))).toEqual([]);
  });
});
