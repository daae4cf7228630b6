import type { IndexDocument, IndexHit } from '../search-index.ts';
import { fold } from '../../shared/fold.ts';
import type { SummaryIndex } from '../../shared/summary-index.ts';
import type { SummaryFile, PageSummary } from '../../shared/page-summary.ts';
import { mergeCandidates } from '../../shared/merge-candidates.ts';
import { rank, staleWeight } from '../../shared/rank.ts';
import { splitWords } from '../../shared/words.ts';
import type { Language } from '@federation/i18n/languages';

/** The factor for the text of a list. */
const listWeight = 0.5;

/** The search of a language without the full text. */
export interface LanguageSource {
  language: Language;
  known: SummaryFile;
  index: SummaryIndex;
}

/** True for a page within the filters. */
export type PageFilter = (page: IndexDocument) => boolean;

interface FindPagesOptions {
  /** The corrected words. */
  words: readonly string[];
  typed: string;
  matchesFilters: PageFilter;
  /** The results of the full text: pages, and their hits in the same order. */
  documents?: readonly IndexDocument[];
  hits?: readonly IndexHit[];
}

/** Finds pages by their names and by their texts, the best first. */
export function findPages(
  { index, known: { pages }, language }: LanguageSource,
  { words, typed, matchesFilters, documents = [], hits = [] }: FindPagesOptions,
): IndexDocument[] {
  const byText = new Map(documents.map((document, at) => [document.url, { document, at }]));
  const ranked = rank(index, words, splitWords(fold(typed)));
  const known = new Map(ranked.map(({ page, score }) => [page.path, { page, score }]));
  // A list repeats the texts of its entries, which are the better results.
  const lists = new Set(
    pages
      .filter(({ type }) => type !== 'page')
      .map(({ path }) => path.slice(0, path.lastIndexOf('/'))),
  );
  const urls = new Set([...byText.keys(), ...known.keys()]);
  const candidates = [...urls].flatMap((url) => {
    const text = byText.get(url);
    const one = known.get(url);
    const document = text?.document ?? (one && toIndexDocument(one.page, language));
    if (!document) return [];
    const weight = (lists.has(url) ? listWeight : 1) * (document.meta.warning ? staleWeight : 1);
    return [
      {
        url,
        document,
        known: one?.score ?? 0,
        text: text ? weight * (hits[text.at]?.score ?? 0) : 0,
      },
    ];
  });
  return mergeCandidates(candidates)
    .map(({ document }) => document)
    .filter(matchesFilters);
}

/** Converts a known page to the form of a full-text result. */
export function toIndexDocument(
  { path, title, type, description = '', day, warning }: PageSummary,
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
