import { defineRule } from '../rule.ts';
import { findHiddenCharacters, removeHiddenCharacters, toCodePoint } from './characters.ts';
import { mostOfAKind, toPlace } from './place.ts';

/** Finds characters that nobody sees. */
export const hiddenCharacters = defineRule({
  of: 'bytes',
  says: ['hiddenCharacter', 'harmfulCharacter'],
  grade: 'stop',
  hides: 'line',
  check: ({ path: file, text }) =>
    findHiddenCharacters(text)
      .slice(0, mostOfAKind)
      .map(({ index, character, name, replacement }) => ({
        file,
        ...toPlace(text, index),
        message: replacement === undefined ? 'harmfulCharacter' : 'hiddenCharacter',
        values: {
          name: { phrase: name },
          code: toCodePoint(character),
          before: wordsBefore(text, index),
        },
      })),
});

/** The last letters before a character, by which a person finds it. */
function wordsBefore(text: string, index: number): string {
  const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
  return removeHiddenCharacters(line).trim().slice(-16).trim();
}
