import { preparePage, textNames, type IndexedPage } from './indexed-page.ts';
import type { KnownFile, KnownType } from './known-page.ts';
import { toStem } from './stem.ts';
import { createVocabulary } from './vocabulary.ts';

/** Words of the site that a typed word stands for, by their stems, and how well, from 0 to 1. */
export type Meanings = ReadonlyMap<string, number>;

/** The index over what pages are called and for. */
export interface KnownIndex {
  pages: readonly IndexedPage[];
  /** The words of the site that a typed word stands for. */
  mean: (word: string) => Meanings;
  /** Whether a word asks for something, as “why”. */
  asks: (word: string) => boolean;
  /** How rare a stem is among the pages, from 0 to 1. A number tells one thing from another. */
  rarityOf: (stem: string) => number;
  /**
   * The words that were probably meant: those of the site that sound or look like unknown ones.
   *
   * @param meant words that are meant as they are
   */
  correct: (words: readonly string[], meant?: ReadonlySet<string>) => string[];
}

/** How much a word counts that is not the typed one but means, sounds or begins like it. */
const worth = { sound: 0.9, synonym: 0.8, beginning: 0.8, longerWord: 0.3 };

/** Builds the index once: see docs/developers/measurements.md for how long it takes. */
export function createKnownIndex({
  pages,
  types,
  synonyms,
  stopWords,
  questionWords = '',
}: KnownFile): KnownIndex {
  const ignored = new Set(stopWords.split(' '));
  const asking = new Set(questionWords.split(' '));
  const indexed = pages.map((page) =>
    preparePage(page, toWords(types[page.type]), { ignored, asking }),
  );
  const vocabulary = createVocabulary(
    pages.flatMap((page) => textNames.map((name) => page[name] ?? '')),
    synonyms.flatMap((group) => group.split(' ')),
  );
  const others = toSynonyms(synonyms);
  const counts = new Map<string, number>();
  for (const { words } of indexed)
    for (const stem of words.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const mostRare = Math.log(1 + pages.length);
  const rarityOf = (stem: string) =>
    /\d/.test(stem) ? 1 : Math.log(1 + pages.length / (counts.get(stem) ?? 1)) / mostRare;

  function mean(word: string): Meanings {
    const stem = toStem(word);
    const meanings = new Map<string, number>();
    const add = (other: string | undefined, value: number) => {
      if (other && value > (meanings.get(other) ?? 0)) meanings.set(other, value);
    };
    if (vocabulary.has(stem)) add(stem, 1);
    for (const other of others.get(stem) ?? []) add(other, worth.synonym);
    const sounding = vocabulary.soundingLike(word);
    if (sounding) add(toStem(sounding), worth.sound);
    if (stem.length > 1 && !/\d/.test(stem)) {
      const value = meanings.size > 0 ? worth.longerWord : worth.beginning;
      for (const longer of vocabulary.beginningWith(stem))
        add(longer, value * (0.5 + (0.5 * stem.length) / longer.length));
    }
    return meanings;
  }

  function correctOne(word: string): string | undefined {
    const stem = toStem(word);
    if (vocabulary.has(stem) || others.has(stem) || /\d/.test(word)) return undefined;
    const sounding = vocabulary.soundingLike(word);
    if (sounding) return sounding;
    return vocabulary.beginningWith(stem).length > 0 ? undefined : vocabulary.closestTo(word);
  }

  function correct(typed: readonly string[], meant: ReadonlySet<string> = new Set()): string[] {
    return typed.map((word) => (meant.has(word) ? word : (correctOne(word) ?? word)));
  }

  return { pages: indexed, mean, rarityOf, asks: (word) => asking.has(word), correct };
}

const toWords = (type: KnownType | undefined) => `${type?.name ?? ''} ${type?.words ?? ''}`;

function toSynonyms(groups: readonly string[]): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    const stems = group.split(' ').map(toStem);
    for (const stem of stems)
      others.set(stem, [...(others.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
  }
  return others;
}
