import { toCertificateCheck } from './certificate-check.ts';
import { createKnownIndex } from './known-index.ts';
import type { KnownFile, KnownPage } from './known-page.ts';
import { toQuery } from './query.ts';
import { rank } from './rank.ts';
import { splitWords } from './words.ts';

/** The maximum number of suggestions: as many as fit above the keyboard of a phone. */
const maxSuggestions = 6;

/**
 * A function that finds the pages to suggest for what has been typed so far: those that have all
 * words or their beginnings, in the order of the results of a search. For the number of a certificate
 * it is the page that checks it.
 */
export function createSuggester(file: KnownFile): (typed: string) => KnownPage[] {
  const index = createKnownIndex(file);
  return (typed) => {
    if (typed.trim().length < 2) return [];
    const check = toCertificateCheck(typed, file);
    if (check) return [check];
    const words = index.correct(splitWords(toQuery(typed, file.stopWords)));
    return rank(index, words)
      .filter((ranked) => ranked.words === words.length)
      .slice(0, maxSuggestions)
      .map(({ page }) => page);
  };
}
