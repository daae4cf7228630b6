import type { MessageId } from '../../../i18n/editing.ts';
import { defineRule, type FoundInWords, type PlaceOfWords } from '../rule.ts';
import { findWords, type FoundWord } from './find-words.ts';

/** The words that are right in an entry; in settings and menus no field allows any. */
function readAllowed({ entry }: PlaceOfWords): string[] | undefined {
  if (!entry) return undefined;
  const { allowedWords } = entry.source.data;
  return Array.isArray(allowedWords) ? allowedWords.map((word) => String(word).toLowerCase()) : [];
}

function find(
  words: string,
  place: PlaceOfWords,
  isWanted: (found: FoundWord) => boolean,
  message: MessageId,
): FoundInWords[] {
  const allowed = readAllowed(place);
  return findWords(words, place.language, allowed)
    .filter(isWanted)
    .map(({ word, index, rule }) => ({
      index,
      message,
      values: { word, write: rule.write, because: { phrase: rule.because } },
      example: allowed && `allowedWords: [${word.toLowerCase()}]`,
    }));
}

/** Finds the words that the word list refuses, with the better word and the reason. */
export const refusedWords = defineRule({
  of: 'words',
  says: ['wordRefused', 'wordRefusedInSettings'],
  grade: 'stop',
  check: (words, place) =>
    find(
      words,
      place,
      ({ rule }) => !rule.isStyle,
      place.entry ? 'wordRefused' : 'wordRefusedInSettings',
    ),
});

/** Points out words, digits and signs that the glossary writes in another way. */
export const betterWords = defineRule({
  of: 'words',
  says: ['wordBetter'],
  grade: 'review',
  check: (words, place) => find(words, place, ({ rule }) => rule.isStyle === true, 'wordBetter'),
});
