import type { IndexDocument } from '../search-index.ts';
import { toCertificateCheck } from '../../shared/certificate-check.ts';
import { toQuery, unquote } from '../../shared/query.ts';
import { splitWords } from '../../shared/words.ts';
import { findPages, toDocument, type KnownSearch } from './candidates.ts';

/** How many pages are shown before the full text has been asked. */
const most = 3;

/**
 * The pages that are best known for what was typed, without the full text, which takes longer to
 * load. Hardly any of them has another place in the end.
 *
 * @param isAllowed whether a page is within the filters
 */
export function findKnownAnswers(
  searched: KnownSearch,
  typed: string,
  isAllowed: (page: IndexDocument) => boolean,
): IndexDocument[] {
  const { language, known, index } = searched;
  const check = toCertificateCheck(typed, known);
  if (check) return [toDocument(check, language)];
  const words = splitWords(unquote(toQuery(typed, known.stopWords), known.stopWords));
  return findPages(searched, index.correct(words), typed, isAllowed).slice(0, most);
}
