import { indexPage, textNames, type IndexedPage } from './indexed-page.ts';
import type { SummaryFile, SummaryType } from './page-summary.ts';
import { toStem } from './stem.ts';
import { createVocabulary } from './vocabulary.ts';

/** The stems of the site that a typed word may mean, with the likelihood of each from 0 to 1. */
export type Meanings = ReadonlyMap<string, number>;

/** An index of the pages without their texts. */
export interface SummaryIndex {
  pages: readonly IndexedPage[];
  meaningsOf: (word: string) => Meanings;
  isQuestionWord: (word: string) => boolean;
  /** The rarity of a stem among the pages, from 0 to 1. Numbers count as rare: they identify. */
  rarityOf: (stem: string) => number;
  /**
   * Replaces unknown words by words of the site that sound or look like them.
   *
   * @param confirmed words that stay as they are
   */
  correct: (words: readonly string[], confirmed?: ReadonlySet<string>) => string[];
}

/** The likelihood of words that are not the typed one, but sound, mean or begin like it. */
const likelihoods = { sound: 0.9, synonym: 0.8, beginning: 0.8, longerWord: 0.3 };

/** Builds the index. It takes long (docs/developers/measurements.md), so build it once. */
export function createSummaryIndex({
  pages,
  types,
  synonyms,
  stopWords,
  questionWords = '',
}: SummaryFile): SummaryIndex {
  const functionWords = {
    stopWords: new Set(stopWords.split(' ')),
    questionWords: new Set(questionWords.split(' ')),
  };
  const indexed = pages.map((page) => indexPage(page, toWords(types[page.type]), functionWords));
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

  function meaningsOf(word: string): Meanings {
    const stem = toStem(word);
    const meanings = new Map<string, number>();
    const add = (other: string | undefined, value: number) => {
      if (other && value > (meanings.get(other) ?? 0)) meanings.set(other, value);
    };
    if (vocabulary.has(stem)) add(stem, 1);
    for (const other of others.get(stem) ?? []) add(other, likelihoods.synonym);
    const sounding = vocabulary.soundingLike(word);
    if (sounding) add(toStem(sounding), likelihoods.sound);
    if (stem.length > 1 && !/\d/.test(stem)) {
      const value = meanings.size > 0 ? likelihoods.longerWord : likelihoods.beginning;
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

  function correct(typed: readonly string[], confirmed: ReadonlySet<string> = new Set()): string[] {
    return typed.map((word) => (confirmed.has(word) ? word : (correctOne(word) ?? word)));
  }

  const isQuestionWord = (word: string) => functionWords.questionWords.has(word);
  return { pages: indexed, meaningsOf, rarityOf, isQuestionWord, correct };
}

const toWords = (type: SummaryType | undefined) => `${type?.name ?? ''} ${type?.words ?? ''}`;

function toSynonyms(groups: readonly string[]): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const group of groups) {
    const stems = group.split(' ').map(toStem);
    for (const stem of stems)
      others.set(stem, [...(others.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
  }
  return others;
}
