import type { IndexedPage } from './indexed-page.ts';
import type { KnownIndex, Meanings } from './known-index.ts';
import type { KnownPage } from './known-page.ts';

/** A page that was found without its text, the better the higher its score. */
export interface Ranked {
  page: KnownPage;
  /** 0 to about 2.5. From 1 on, the page is what was asked for. */
  score: number;
  /** How many of the words fit it. */
  words: number;
}

/** A typed word with what it stands for, and how much it tells, from 0 to 1. */
interface Asked {
  meanings: Meanings;
  weight: number;
}

/** How much is added at most when what was typed is a phrase of the page, as a whole. */
const phraseWorth = 1.4;

/** A phrase that shares only some words with what was typed loses more than its share. */
const phrasePower = 1.5;

/** How much more a phrase fits that asks as was asked: “why join”, not only “join”. */
const questionWorth = 0.4;

/** What lacks some of the words loses more than its share. */
const coverPower = 0.5;

/** How much a word tells that no page has. */
const unknownWeight = 0.6;

/** The share that counts of a page that no longer holds. */
export const staleWorth = 0.8;

/**
 * The pages that some words ask for, the best first, of records that fit as well the newest. Rare
 * words count more than common ones.
 *
 * @param words without stop words
 * @param typed all words
 */
export function rank(
  index: KnownIndex,
  words: readonly string[],
  typed: readonly string[] = words,
): Ranked[] {
  const asked = words.map((word) => toAsked(word, index));
  return index.pages
    .flatMap((one) => {
      const fits = asked.map(({ meanings }) => findFit(meanings, one.words));
      if (fits.every((fit) => fit === 0)) return [];
      const { page } = one;
      const covered = toShare(
        asked,
        fits.map((fit) => (fit > 0 ? 1 : 0)),
      );
      const score =
        (toShare(asked, fits) + phraseWorth * findBestPhrase(one, asked, index, typed)) *
        covered ** coverPower;
      return [
        {
          page,
          score: page.warning ? score * staleWorth : score,
          words: fits.filter((fit) => fit > 0).length,
        },
      ];
    })
    .sort((a, b) => b.score - a.score || (b.page.day ?? '').localeCompare(a.page.day ?? ''));
}

function toAsked(word: string, { mean, rarityOf }: KnownIndex): Asked {
  const meanings = mean(word);
  const close = [...meanings].filter(([, value]) => value > 0.6);
  const weight =
    close.length > 0 ? Math.min(...close.map(([stem]) => rarityOf(stem))) : unknownWeight;
  return { meanings, weight };
}

/** How well a word fits what a page has, from 0 to 1. */
function findFit(meanings: Meanings, words: IndexedPage['words']): number {
  let best = 0;
  for (const [stem, value] of meanings) best = Math.max(best, value * (words.get(stem) ?? 0));
  return best;
}

/** How much of what was typed fits, from 0 to 1. */
function toShare(asked: readonly Asked[], fits: readonly number[]): number {
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  return asked.reduce((sum, { weight }, at) => sum + weight * (fits[at] ?? 0), 0) / whole;
}

/** How well the phrase of a page that fits best is what was typed, from 0 to 1. */
function findBestPhrase(
  { phrases }: IndexedPage,
  asked: readonly Asked[],
  index: KnownIndex,
  typed: readonly string[],
) {
  const asks = new Set(typed.filter((word) => index.asks(word)));
  let best = 0;
  for (const { stems, questions, worth } of phrases) {
    const fits = asked.map(({ meanings }) =>
      stems.reduce((most, stem) => Math.max(most, meanings.get(stem) ?? 0), 0),
    );
    if (fits.every((fit) => fit === 0)) continue;
    let [whole, said] = [0, 0];
    for (const stem of stems) {
      const rarity = index.rarityOf(stem);
      whole += rarity;
      said +=
        rarity * asked.reduce((most, { meanings }) => Math.max(most, meanings.get(stem) ?? 0), 0);
    }
    const asksThat = asks.size > 0 && isSame(asks, questions) ? 1 + questionWorth : 1;
    best = Math.max(
      best,
      worth * asksThat * (toShare(asked, fits) * (said / whole)) ** phrasePower,
    );
  }
  return best;
}

const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  some.size === others.size && [...some].every((word) => others.has(word));
