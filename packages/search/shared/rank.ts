import type { IndexedPage } from './indexed-page.ts';
import type { SummaryIndex, Meanings } from './summary-index.ts';
import type { PageSummary } from './page-summary.ts';

/** A page that was found without its text. */
export interface RankedPage {
  page: PageSummary;
  /** 0 to about 2.5. From 1 on, the page is a sure answer. */
  score: number;
  /** The number of query words that match it. */
  words: number;
}

interface QueryWord {
  meanings: Meanings;
  /** The importance of the word, from 0 to 1. */
  weight: number;
}

/** The bonus of a page with a phrase that is the whole query. */
const phraseWeight = 1.4;

/** A phrase that matches only a part of the query loses more than that share. */
const phrasePower = 1.5;

/** The bonus of a phrase with the same question words: “why join”, not only “join”. */
const questionWeight = 0.4;

/** A page that matches only some of the words loses part of its score. */
const coverPower = 0.5;

/** The weight of a word that no page has. */
const unknownWeight = 0.6;

/** The factor for a page that is no longer in force. */
export const staleWeight = 0.8;

/**
 * Ranks the pages that match the words, the best first; on a tie, the newest. Rare words count more
 * than common ones.
 *
 * @param words without stop words
 * @param typed all words
 */
export function rank(
  index: SummaryIndex,
  words: readonly string[],
  typed: readonly string[] = words,
): RankedPage[] {
  const queryWords = words.map((word) => toQueryWord(word, index));
  return index.pages
    .flatMap((one) => {
      const fits = queryWords.map(({ meanings }) => findFit(meanings, one.words));
      if (fits.every((fit) => fit === 0)) return [];
      const { page } = one;
      const covered = weightedMean(
        queryWords,
        fits.map((fit) => (fit > 0 ? 1 : 0)),
      );
      const phraseFit = findPhraseFit(one, queryWords, index, typed);
      const score =
        (weightedMean(queryWords, fits) + phraseWeight * phraseFit) * covered ** coverPower;
      return [
        {
          page,
          score: page.warning ? score * staleWeight : score,
          words: fits.filter((fit) => fit > 0).length,
        },
      ];
    })
    .sort((a, b) => b.score - a.score || (b.page.day ?? '').localeCompare(a.page.day ?? ''));
}

function toQueryWord(word: string, { meaningsOf, rarityOf }: SummaryIndex): QueryWord {
  const meanings = meaningsOf(word);
  const close = [...meanings].filter(([, value]) => value > 0.6);
  const weight =
    close.length > 0 ? Math.min(...close.map(([stem]) => rarityOf(stem))) : unknownWeight;
  return { meanings, weight };
}

/** The best match of a word in a page, from 0 to 1. */
function findFit(meanings: Meanings, words: IndexedPage['words']): number {
  let best = 0;
  for (const [stem, value] of meanings) best = Math.max(best, value * (words.get(stem) ?? 0));
  return best;
}

function weightedMean(words: readonly QueryWord[], fits: readonly number[]): number {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  return words.reduce((sum, { weight }, at) => sum + weight * (fits[at] ?? 0), 0) / whole;
}

/** The match of the page’s best phrase with the query, from 0 to 1. */
function findPhraseFit(
  { phrases }: IndexedPage,
  queryWords: readonly QueryWord[],
  index: SummaryIndex,
  typed: readonly string[],
) {
  const typedQuestions = new Set(typed.filter((word) => index.isQuestionWord(word)));
  let best = 0;
  for (const { stems, questions, weight } of phrases) {
    const fits = queryWords.map(({ meanings }) =>
      stems.reduce((most, stem) => Math.max(most, meanings.get(stem) ?? 0), 0),
    );
    if (fits.every((fit) => fit === 0)) continue;
    let [whole, said] = [0, 0];
    for (const stem of stems) {
      const rarity = index.rarityOf(stem);
      whole += rarity;
      said +=
        rarity *
        queryWords.reduce((most, { meanings }) => Math.max(most, meanings.get(stem) ?? 0), 0);
    }
    const isSameQuestion = typedQuestions.size > 0 && isSame(typedQuestions, questions);
    const bonus = isSameQuestion ? 1 + questionWeight : 1;
    const fit = weightedMean(queryWords, fits) * (said / whole);
    best = Math.max(best, weight * bonus * fit ** phrasePower);
  }
  return best;
}

const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  some.size === others.size && [...some].every((word) => others.has(word));
