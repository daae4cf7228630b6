import { expect, test } from 'vitest';
import { findWords } from '../../../../src/build/content-check/words/find-words.ts';
import { readGlossary } from '../../../../src/build/content-check/words/glossary.ts';
import { collectWriting } from '../../../../src/i18n/writing.ts';

const glossary = collectWriting('glossary').flatMap(readGlossary);
const found = (text: string) => findWords(text, 'hi').map(({ word, write }) => ({ word, write }));

test('the glossary is a table of terms, and refuses none that it asks for', () => {
  expect(glossary.length).toBeGreaterThan(70);
  expect(
    glossary.filter(({ original, translated }) => original.length === 0 || translated.length === 0),
  ).toEqual([]);
  const asked = glossary.flatMap(({ translated }) => translated);
  const never = glossary.flatMap((term) => term.never);
  expect(never.length).toBeGreaterThan(25);
  expect(never.filter((wrong) => asked.some((term) => term.includes(wrong)))).toEqual([]);
});

test('each word that the glossary refuses is found, with the words to write', () => {
  for (const { translated, never } of glossary)
    for (const wrong of never)
      expect(found(`यह ${wrong} है।`).map(({ write }) => write)).toContain(translated.join(', '));
});

test('a refused word is found in its other forms, and not inside another word or in quotation marks', () => {
  expect(found('ऑपरेटरों को लिखें।')).toEqual([{ word: 'ऑपरेटरों', write: 'संचालक' }]);
  expect(found('“ऑपरेटर”, सहऑपरेटर')).toEqual([]);
});

test('an English term is refused in Latin letters, except in brackets, in quotation marks and in an address', () => {
  expect(found('यह operators के लिए है।')).toEqual([{ word: 'operators', write: 'संचालक' }]);
  expect(found('संचालक (operator), “operator”, portal.ifsf.example')).toEqual([]);
});
