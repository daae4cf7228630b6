import { expect, test } from 'vitest';
import { findRefusedWords } from '../../packages/content-model/files/glossary.ts';
import { editingTexts } from '../../packages/i18n/editing.ts';
import { dictionaries } from '../../packages/i18n/strings.ts';

type Text = string | readonly Text[] | { readonly [key: string]: Text };

/** The texts below a value, without the words that people type into the search. */
const textsOf = (value: Text): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) =>
        key.endsWith('.keywords') ? [] : textsOf(inner),
      );

/** A text without code, such as `true`, and without placeholders. */
const toProse = (text: string) => text.replaceAll(/`[^`]*`|<[^>]*>|\{\w+\}|\S*\.\S+/g, '_');

test('texts for visitors and editors use no word that the glossary refuses', () => {
  const { strings, islands, printedCertificate } = dictionaries.hi;
  const said = [strings, islands, printedCertificate, { ...editingTexts.hi }] as unknown as Text;
  const found = textsOf(said).flatMap((text) =>
    findRefusedWords(toProse(text)).map(({ word }) => `${text}: ${word}`),
  );
  expect(found).toEqual([]);
});
