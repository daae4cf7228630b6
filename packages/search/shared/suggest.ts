import { findCertificateCheck } from './certificate-check.ts';
import { createSummaryIndex } from './summary-index.ts';
import type { SummaryFile, PageSummary } from './page-summary.ts';
import { toSearchQuery } from './query.ts';
import { rank } from './rank.ts';
import { splitWords } from './words.ts';

/** As many as fit above the keyboard of a phone. */
const maxSuggestions = 6;

/**
 * Creates a function that suggests pages with all typed words or their beginnings, in the order of
 * search results. For a certificate number it suggests the page that checks it.
 */
export function createSuggester(file: SummaryFile): (typed: string) => PageSummary[] {
  const index = createSummaryIndex(file);
  return (typed) => {
    if (typed.trim().length < 2) return [];
    const check = findCertificateCheck(typed, file);
    if (check) return [check];
    const words = index.correct(splitWords(toSearchQuery(typed, file.stopWords)));
    return rank(index, words)
      .filter((ranked) => ranked.words === words.length)
      .slice(0, maxSuggestions)
      .map(({ page }) => page);
  };
}
