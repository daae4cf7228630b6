import type { IndexDocument, IndexHit, IndexResult } from '../search-index.ts';
import { findCertificateCheck } from '../../shared/certificate-check.ts';
import type { SummaryIndex } from '../../shared/summary-index.ts';
import { fold } from '../../shared/fold.ts';
import { toSearchQuery, unquote } from '../../shared/query.ts';
import { toStem } from '../../shared/stem.ts';
import { splitWords } from '../../shared/words.ts';
import { findPages, toIndexDocument, type LanguageSource, type PageFilter } from './find-pages.ts';
import { mergeHits } from './merge-hits.ts';

/** The number of results at first, and with each press for more. */
export const resultsPerStep = 10;

/** The results of a search. */
export interface FoundPages {
  /** The best pages, in order. */
  shown: IndexDocument[];
  /** The other pages with the words in their text. */
  rest: IndexHit[];
  /** The corrected words without stop words. */
  words: readonly string[];
  /** True when no page has all words, so that these have only some. */
  partly: boolean;
  /** The corrected words; undefined if they are the typed ones. */
  corrected: string | undefined;
  counts: IndexResult['totalFilters'];
}

const nothing = { rest: [], words: [], partly: false, corrected: undefined, counts: {} };

export interface FullTextSource extends LanguageSource {
  /** Searches the full text, within the filters. */
  searchText: (query: string) => Promise<IndexResult>;
}

/**
 * Searches the pages of a language by their names and their texts. For a certificate number it finds
 * the page that checks it, without searching the full text, so that the number is not sent.
 */
export async function searchLanguage(
  { language, known, index, searchText }: FullTextSource,
  typed: string,
  matchesFilters: PageFilter,
): Promise<FoundPages> {
  const check = findCertificateCheck(typed, known);
  if (check) return { ...nothing, shown: [toIndexDocument(check, language)] };
  const query = toSearchQuery(typed, known.stopWords);
  const words = splitWords(unquote(query, known.stopWords));
  const first = await searchWords(searchText, query, known.stopWords);
  const corrected = first.isQuoted ? words : await correctAll(index, words, searchText);
  const isCorrected = corrected.join(' ') !== words.join(' ');
  const text = isCorrected
    ? await searchWords(searchText, corrected.join(' '), known.stopWords)
    : first;
  const documents = await Promise.all(text.hits.slice(0, resultsPerStep).map((hit) => hit.data()));
  const source = { language, known, index };
  return {
    shown: findPages(source, {
      words: corrected,
      typed,
      matchesFilters,
      documents,
      hits: text.hits,
    }),
    rest: text.hits.slice(resultsPerStep),
    words: corrected,
    partly: text.partly && documents.length > 0,
    corrected: isCorrected ? corrected.join(' ') : undefined,
    counts: text.counts,
  };
}

async function searchWords(
  searchText: FullTextSource['searchText'],
  query: string,
  stopWords: string,
) {
  const exact = await searchText(query);
  const all = unquote(query, stopWords);
  const isQuoted = exact.results.length > 0 && all !== query;
  // If no page has the words in quotation marks side by side, it searches them one by one.
  const whole = exact.results.length === 0 && all !== query ? await searchText(all) : exact;
  const words = all.split(' ');
  const partly = whole.results.length === 0 && words.length > 1;
  const hits = partly
    ? mergeHits((await Promise.all(words.map(searchText))).map(({ results }) => results))
    : mergeHits([whole.results]);
  return { hits, partly, isQuoted, counts: whole.totalFilters };
}

/** Corrects the words that neither the index nor a text has. */
async function correctAll(
  index: SummaryIndex,
  words: readonly string[],
  searchText: FullTextSource['searchText'],
): Promise<string[]> {
  const corrected = index.correct(words);
  const doubtful = words.filter((word) => !corrected.includes(word));
  const inTexts = await Promise.all(doubtful.map((word) => isInTexts(word, searchText)));
  const confirmed = new Set(doubtful.filter((_, at) => inTexts[at]));
  return index.correct(words, confirmed);
}

/** True when the best text for a word has the word itself, not only words that begin like it. */
async function isInTexts(word: string, searchText: FullTextSource['searchText']): Promise<boolean> {
  const [hit] = (await searchText(word)).results;
  if (!hit) return false;
  const { content, locations } = await hit.data();
  const all = content.split(' ');
  const found = locations.flatMap((location) => splitWords(fold(all[location] ?? '')));
  return found.map(toStem).includes(toStem(word));
}
