import { createKnownIndex } from './known-index.ts';
import type { KnownFile } from './known-page.ts';
import { toQuery } from './query.ts';
import { rank } from './rank.ts';
import { splitWords } from './words.ts';

/** What people type, and the page that they should find. */
export interface Expected {
  typed: string;
  /** Its path, including the language. */
  page: string;
}

/** Words that do not lead to their page. */
export interface LostAnswer extends Expected {
  /** The page that comes first; undefined if none does. */
  came: string | undefined;
}

/** How many results people look at. */
const places = 3;

/**
 * The expected pages that are not among the first three, by the ranking of the site without the
 * full text: those that the staff name as answers, and each page by its own title.
 */
export function findLostAnswers(known: KnownFile, answers: readonly Expected[]): LostAnswer[] {
  const index = createKnownIndex(known);
  const titles = known.pages.map(({ t, p }) => ({ typed: t, page: p }));
  return [...answers, ...titles].flatMap((expected) => {
    const words = index.correct(splitWords(toQuery(expected.typed, known.stopWords)));
    const found = rank(index, known, words).map(({ page }) => page.p);
    const isFound = found.slice(0, places).includes(expected.page);
    return isFound ? [] : [{ ...expected, came: found[0] }];
  });
}
