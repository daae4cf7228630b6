import type { IndexDocument, IndexHit } from '../search-index.ts';
import { fold } from '../../shared/fold.ts';
import type { KnownIndex } from '../../shared/known-index.ts';
import type { KnownFile, KnownPage } from '../../shared/known-page.ts';
import { merge } from '../../shared/merge.ts';
import { rank, staleWorth } from '../../shared/rank.ts';
import { splitWords } from '../../shared/words.ts';
import type { Language } from '@federation/i18n/languages';

/** How much the text of a list counts beside that of other pages. */
const listShare = 0.5;

/** What is searched without the full text. */
export interface KnownSearch {
  language: Language;
  known: KnownFile;
  index: KnownIndex;
}

/** What the full text has: pages, and how well they fit. */
interface InTexts {
  documents: readonly IndexDocument[];
  hits: readonly IndexHit[];
}

/**
 * The pages that words ask for, by what they are for and by their text, the best first.
 *
 * @param words those that were probably meant
 * @param isAllowed whether a page is within the filters
 */
export function findPages(
  { index, known: { pages }, language }: KnownSearch,
  words: readonly string[],
  typed: string,
  isAllowed: (page: IndexDocument) => boolean,
  { documents, hits }: InTexts = { documents: [], hits: [] },
): IndexDocument[] {
  const byText = new Map(documents.map((document, at) => [document.url, { document, at }]));
  const ranked = rank(index, words, splitWords(fold(typed)));
  const known = new Map(ranked.map(({ page, score }) => [page.path, { page, score }]));
  // The text of a list is that of its records, which are closer to what was asked for.
  const lists = new Set(
    pages
      .filter(({ type }) => type !== 'page')
      .map(({ path }) => path.slice(0, path.lastIndexOf('/'))),
  );
  const urls = new Set([...byText.keys(), ...known.keys()]);
  const candidates = [...urls].flatMap((url) => {
    const text = byText.get(url);
    const one = known.get(url);
    const document = text?.document ?? (one && toDocument(one.page, language));
    if (!document) return [];
    const share = (lists.has(url) ? listShare : 1) * (document.meta.warning ? staleWorth : 1);
    return [
      {
        url,
        document,
        known: one?.score ?? 0,
        text: text ? share * (hits[text.at]?.score ?? 0) : 0,
      },
    ];
  });
  return merge(candidates)
    .map(({ document }) => document)
    .filter(isAllowed);
}

/** A page that is known without its text, as the full text would give it. */
export function toDocument(
  { path, title, type, description = '', day, warning }: KnownPage,
  language: Language,
): IndexDocument {
  return {
    url: path,
    language,
    content: description,
    locations: [],
    anchors: [],
    meta: { title, ...(day && { day }), ...(warning && { warning }) },
    filters: { type: [type], ...(day && { year: [day.slice(0, 4)] }) },
  };
}
