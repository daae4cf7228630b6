import { distance } from 'fastest-levenshtein';
import { fold } from './fold.ts';
import { toSound } from './sound.ts';
import { toStem } from './stem.ts';
import { splitWords } from './words.ts';

/** The words of the site. */
export interface Vocabulary {
  has: (stem: string) => boolean;
  beginningWith: (prefix: string) => string[];
  /** The word in another script whose romanisation this is. */
  soundingLike: (word: string) => string | undefined;
  /** The word with the smallest edit distance; on a tie, the most frequent. */
  closestTo: (word: string) => string | undefined;
}

/** Shorter words are not corrected. */
const oneTypoLength = 5;

/** Words from this length on may have two typos. */
const twoTyposLength = 8;

/**
 * Collects the words of texts.
 *
 * @param others words that are not in the texts, but that people may romanise, too
 */
export function createVocabulary(
  texts: readonly string[],
  others: readonly string[] = [],
): Vocabulary {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of splitWords(fold(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  const stems = new Set(byCount.map(toStem));
  const sounds = new Map<string, string>();
  const addSound = (word: string, form: string) => {
    const sound = /^[a-z]/.test(word) ? '' : toSound(form);
    if (sound && !sounds.has(sound)) sounds.set(sound, word);
  };
  const sounding = [...byCount, ...others];
  for (const word of sounding) addSound(word, word);
  for (const word of sounding) addSound(word, toStem(word));
  const closestTo = (word: string) => {
    const most = word.length < oneTypoLength ? 0 : word.length < twoTyposLength ? 1 : 2;
    let best: string | undefined;
    let least = most + 1;
    for (const other of most === 0 ? [] : byCount) {
      if (Math.abs(other.length - word.length) > 2 || other.length < oneTypoLength - 1) continue;
      const typos = distance(word, other);
      if (typos < least) [best, least] = [other, typos];
    }
    return best;
  };

  return {
    has: (stem) => stems.has(stem),
    beginningWith: (prefix) => [...stems].filter((stem) => stem.startsWith(prefix)),
    soundingLike: (word) =>
      /^[a-z]{3,}$/.test(fold(word)) ? sounds.get(toSound(word)) : undefined,
    closestTo: (word) => closestTo(fold(word)),
  };
}
