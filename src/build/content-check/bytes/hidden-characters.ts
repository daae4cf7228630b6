import { defineRule } from '../rule.ts';
import { removeHiddenCharacters, toCodePoint } from '../../content/characters.ts';
import { mostOfAKind, toPlace } from './place.ts';

/** Tells of the characters that nobody sees, which were found as the file was read. */
export const hiddenCharacters = defineRule({
  of: 'fields',
  says: ['hiddenCharacter', 'harmfulCharacter'],
  grade: 'stop',
  hides: 'line',
  check: ({ file: { path: file, source: text, hidden } }) =>
    hidden.slice(0, mostOfAKind).map(({ index, character, name, replacement }) => ({
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
