import type { IndexDocument, IndexHit } from '../../browser/search-index.ts';
import type { KnownIndex } from '../../core/search/known-index.ts';
import type { KnownFile, KnownPage } from '../../core/search/known-page.ts';
import { rank, staleWorth } from '../../core/search/rank.ts';
import type { Language } from '../../i18n/languages.ts';

/** How much the text of a list counts beside that of other pages. */
const listShare = 0.5;

/** The pages that were found by what they are for or by their text, with how well. */
export function toCandidates(
  index: KnownIndex,
  { pages }: KnownFile,
  words: readonly string[],
  typed: readonly string[],
  documents: readonly IndexDocument[],
  hits: readonly IndexHit[],
  language: Language,
) {
  const byText = new Map(documents.map((document, at) => [document.url, { document, at }]));
  const ranked = rank(index, words, typed);
  const known = new Map(ranked.map(({ page, score }) => [page.path, { page, score }]));
  // The text of a list is that of its records, which are closer to what was asked for.
  const lists = new Set(
    pages
      .filter(({ type }) => type !== 'page')
      .map(({ path }) => path.slice(0, path.lastIndexOf('/'))),
  );
  const urls = new Set([...byText.keys(), ...known.keys()]);
  return [...urls].flatMap((url) => {
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
