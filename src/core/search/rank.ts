import type { KnownIndex } from './known-index.ts';
import type { KnownFile, KnownPage, KnownType } from './known-page.ts';
import { toStem } from './stem.ts';

/** A page that was found without its text, the better the higher its score. */
export interface Ranked {
  page: KnownPage;
  /** 0 to about 2.5. From 1 on, the page is what was asked for. */
  score: number;
  /** How many of the words fit it. */
  words: number;
}

/** What is known of any page that was found. */
export interface Standing {
  /** Undefined for a type that the site no longer has. */
  type: KnownType | undefined;
  /** The day of a record, `YYYY-MM-DD`. */
  day?: string | undefined;
  /** Whether it no longer holds. */
  stale?: boolean | undefined;
  inMenu?: boolean | undefined;
}

/** What is added when the words asked for are, all of them and no others, those of a phrase. */
const bonus = { answer: 1.2, title: 0.6, keyword: 0.25 };

/** How much the share of the words of a title that were asked for adds at most. */
const density = 0.25;

/** How much a record loses in each year beside the newest one, and at most. */
const [yearly, mostYearly] = [0.02, 0.2];

/**
 * How much a page counts beside others that have the same words: those in the menus before others,
 * what holds before what doesn’t, newer before older.
 *
 * @param newest the day of the newest record
 */
export function toWeight({ type, day, stale, inMenu }: Standing, newest: string): number {
  const years = day ? Math.max(0, Number(newest.slice(0, 4)) - Number(day.slice(0, 4))) : 0;
  const age = 1 - Math.min(mostYearly, yearly * years);
  return (type?.weight ?? 1) * age * (stale ? 0.8 : 1) * (inMenu ? 1.15 : 1);
}

/**
 * The pages that some words ask for, the best first. Rare words count more than common ones.
 *
 * @param words without stop words
 */
export function rank(
  { pages, fit }: KnownIndex,
  { types, stopWords }: Pick<KnownFile, 'types' | 'stopWords'>,
  words: readonly string[],
): Ranked[] {
  const asked = words.map((word) => {
    const fits = fit(word);
    const exact = [...fits.values()].filter((value) => value > 0.6).length;
    return { fits, weight: Math.log(1 + pages.length / (1 + exact)) };
  });
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const ignored = new Set(stopWords.split(' '));
  const key = toKey(words, ignored);
  const newest = findNewest(pages);
  return pages
    .flatMap((page) => {
      const found = asked.reduce(
        (sum, { fits, weight }) => sum + weight * (fits.get(page) ?? 0),
        0,
      );
      if (found === 0) return [];
      const score = found / whole + toBonus(page, words, key, ignored);
      const fitting = asked.filter(({ fits }) => fits.has(page)).length;
      return [{ page, score: score * toWeight(toStanding(page, types), newest), words: fitting }];
    })
    .sort((a, b) => b.score - a.score || (b.page.d ?? '').localeCompare(a.page.d ?? ''));
}

/** The day of the newest record; empty without any. */
export const findNewest = (pages: readonly KnownPage[]): string =>
  pages.reduce((newest, { d = '' }) => (d > newest ? d : newest), '');

const toStanding = ({ c, d, x, m }: KnownPage, types: KnownFile['types']): Standing => ({
  type: types[c],
  day: d,
  stale: x !== undefined,
  inMenu: m,
});

/** What the title, the answers and the keywords of a page add, as phrases. */
function toBonus(
  { t, a = '', w = '', o = '' }: KnownPage,
  words: readonly string[],
  key: string,
  ignored: ReadonlySet<string>,
): number {
  const isAsked = (phrases: string) =>
    phrases.split(',').some((phrase) => toKey(splitWords(phrase), ignored) === key);
  const title = toKey(splitWords(t), ignored);
  const stems = new Set(words.map(toStem));
  const parts = title.split(' ');
  const share = parts.filter((part) => stems.has(part)).length / parts.length;
  return (
    density * share +
    Math.max(
      isAsked(a) ? bonus.answer : 0,
      title === key ? bonus.title : 0,
      isAsked(w) || isAsked(o) ? bonus.keyword : 0,
    )
  );
}

/** The same for all phrases of the same words, in any order and form. */
function toKey(words: readonly string[], ignored: ReadonlySet<string>): string {
  const significant = words.filter((word) => !ignored.has(word.toLowerCase()));
  return (significant.length > 0 ? significant : words).map(toStem).sort().join(' ');
}

/** The words of a text, without what is between them. */
export const splitWords = (text: string): string[] => text.split(/[\p{Z}\p{P}]+/u).filter(Boolean);
