import type { IndexDocument } from '../../browser/search-index.ts';
import { toCertificateCheck } from '../../core/search/certificate-check.ts';
import { fold } from '../../core/search/fold.ts';
import { merge } from '../../core/search/merge.ts';
import { toQuery, unquote } from '../../core/search/query.ts';
import { splitWords } from '../../core/search/words.ts';
import { toCandidates, toDocument } from './candidates.ts';
import type { Searched } from './find.ts';

/** How many pages are shown before the full text has been asked. */
const most = 3;

/**
 * The pages that are best known for what was typed, without the full text, which takes longer to
 * load. Hardly any of them has another place in the end.
 *
 * @param isAllowed whether a page is within the filters
 */
export function findKnownAnswers(
  { language, known, index }: Omit<Searched, 'ask'>,
  typed: string,
  isAllowed: (page: IndexDocument) => boolean,
): IndexDocument[] {
  const check = toCertificateCheck(typed, known);
  if (check) return [toDocument(check, language)];
  const words = splitWords(unquote(toQuery(typed, known.stopWords), known.stopWords));
  const all = splitWords(fold(typed));
  return merge(toCandidates(index, known, index.correct(words), all, [], [], language))
    .map(({ document }) => document)
    .filter(isAllowed)
    .slice(0, most);
}
