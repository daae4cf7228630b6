import { expect, test } from 'vitest';
import { findWords } from '../../../../src/build/content-check/words/find-words.ts';
import { readGlossary } from '../../../../src/build/content-check/words/glossary.ts';
import { collectWriting } from '../../../../src/i18n/writing.ts';

const glossary = collectWriting('glossary').flatMap(readGlossary);
const found = (text: string) =>
  findWords(text, 'hi').map(({ word, rule }) => ({ word, write: rule.write }));

test('the glossary is a table of terms', () => {
  expect(glossary.length).toBeGreaterThan(70);
  expect(glossary.flatMap(({ never }) => never).length).toBeGreaterThan(25);
  expect(
    glossary.filter(({ original, translated }) => original.length === 0 || translated.length === 0),
  ).toEqual([]);
});

test('the glossary refuses no term that it asks for', () => {
  const asked = glossary.flatMap(({ translated }) => translated);
  expect(
    glossary
      .flatMap(({ never }) => never)
      .filter((wrong) => asked.some((term) => term.includes(wrong))),
  ).toEqual([]);
});

test.each(
  glossary.flatMap(({ translated, never }) =>
    never.map((wrong): [string, string] => [wrong, translated.join(', ')]),
  ),
)('%s is refused; write %s', (wrong, write) => {
  expect(found(`यह ${wrong} है।`).map((one) => one.write)).toContain(write);
});

test('a refused word is found in its other forms', () => {
  expect(found('ऑपरेटरों को लिखें।')).toEqual([{ word: 'ऑपरेटरों', write: 'संचालक' }]);
});

test('an English term is refused in Latin letters, except in brackets, in quotation marks and in an address', () => {
  expect(found('यह operators के लिए है।')).toEqual([{ word: 'operators', write: 'संचालक' }]);
  expect(found('संचालक (operator), “operator”, portal.ifsf.example')).toEqual([]);
});

test('digits are those of English, and no space is before a danda', () => {
  expect(found('३० दिन ।').map(({ word }) => word)).toEqual(['३०', ' ।']);
  expect(found('30 दिन।')).toEqual([]);
});
