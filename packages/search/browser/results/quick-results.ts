import type { IndexDocument } from '../search-index.ts';
import { findCertificateCheck } from '../../shared/certificate-check.ts';
import { toSearchQuery, unquote } from '../../shared/query.ts';
import { splitWords } from '../../shared/words.ts';
import { findPages, toIndexDocument, type LanguageSource, type PageFilter } from './find-pages.ts';

const maxQuickResults = 3;

/**
 * Finds the best pages without the full text, which takes longer to load. The final order is almost
 * always the same.
 */
export function findQuickResults(
  source: LanguageSource,
  typed: string,
  matchesFilters: PageFilter,
): IndexDocument[] {
  const { language, known, index } = source;
  const check = findCertificateCheck(typed, known);
  if (check) return [toIndexDocument(check, language)];
  const words = splitWords(unquote(toSearchQuery(typed, known.stopWords), known.stopWords));
  const options = { words: index.correct(words), typed, matchesFilters };
  return findPages(source, options).slice(0, maxQuickResults);
}
