import { distance } from 'fastest-levenshtein';
import { fold } from './fold.ts';
import { toSound } from './sound.ts';
import { toStem } from './stem.ts';
import { splitWords } from './words.ts';

/** The words of the site. */
export interface Vocabulary {
  has: (stem: string) => boolean;
  /** The stems that begin with something. */
  beginningWith: (beginning: string) => string[];
  /** The word of another script that is written like this in Latin letters. */
  soundingLike: (word: string) => string | undefined;
  /** The word that is written almost like this, the commonest of several. */
  closestTo: (word: string) => string | undefined;
}

/** Words shorter than this are taken as they are, without forgiving a slip. */
const slipLength = 5;

/** Words from this length on may have two slips. */
const twoSlips = 8;

/**
 * How often each word is in the texts tells which of two words that are as close was meant.
 *
 * @param others words that are not in the texts, but that people may write in Latin letters, too
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
    const most = word.length < slipLength ? 0 : word.length < twoSlips ? 1 : 2;
    let best: string | undefined;
    let least = most + 1;
    for (const other of most === 0 ? [] : byCount) {
      if (Math.abs(other.length - word.length) > 2 || other.length < slipLength - 1) continue;
      const slips = distance(word, other);
      if (slips < least) [best, least] = [other, slips];
    }
    return best;
  };

  return {
    has: (stem) => stems.has(stem),
    beginningWith: (beginning) => [...stems].filter((stem) => stem.startsWith(beginning)),
    soundingLike: (word) =>
      /^[a-z]{3,}$/.test(fold(word)) ? sounds.get(toSound(word)) : undefined,
    closestTo: (word) => closestTo(fold(word)),
  };
}
