import { defineRule } from '../../rule/rule.ts';
import { removeHiddenCharacters } from '@federation/content-model/files/characters';
import { mostOfAKind, toPlace } from './place.ts';

/** Reports the invisible characters that were found when the file was read. */
export const hiddenCharacters = defineRule({
  of: 'fields',
  says: ['hiddenCharacter', 'harmfulCharacter'],
  stage: 'characters',
  check: ({ file: { path: file, source: text, hidden } }) =>
    hidden.slice(0, mostOfAKind).map(({ index, character, isKept }) => ({
      file,
      ...toPlace(text, index),
      message: isKept ? 'harmfulCharacter' : 'hiddenCharacter',
      values: { code: toCodePoint(character), before: wordsBefore(text, index) },
    })),
});

/** The code point by which a person can look the character up, such as `U+200B`. */
function toCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The last letters before a character, by which a person finds it. */
function wordsBefore(text: string, index: number): string {
  const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
  return removeHiddenCharacters(line).trim().slice(-16).trim();
}
