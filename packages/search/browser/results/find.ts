import type { IndexDocument, IndexHit, IndexResult } from '../search-index.ts';
import { toCertificateCheck } from '../../shared/certificate-check.ts';
import type { KnownIndex } from '../../shared/known-index.ts';
import { fold } from '../../shared/fold.ts';
import { toQuery, unquote } from '../../shared/query.ts';
import { toStem } from '../../shared/stem.ts';
import { splitWords } from '../../shared/words.ts';
import { findPages, toDocument, type KnownSearch } from './candidates.ts';
import { mergeHits } from './rules.ts';

/** How many pages are shown at first, and with each press for more. */
export const step = 10;

/** What was found for a search in one language. */
export interface Found {
  /** The best pages, in order. */
  shown: IndexDocument[];
  /** What else has the words in its text. */
  rest: IndexHit[];
  /** What was looked for: the words that were probably meant, without small ones. */
  words: readonly string[];
  /** Whether no page has all words, so that these have only some. */
  partly: boolean;
  /** The words that were probably meant; undefined where these are the typed ones. */
  meant: string | undefined;
  counts: IndexResult['totalFilters'];
}

const nothing = { rest: [], words: [], partly: false, meant: undefined, counts: {} };

/** What a language is searched with. */
export interface Searched extends KnownSearch {
  /** Asks the full text, within the filters. */
  ask: (query: string) => Promise<IndexResult>;
}

/**
 * Finds the pages that words ask for: by what they are for, and by their text. For the number of a
 * certificate it is the page that checks it; the full text is not asked, so that nothing is sent.
 *
 * @param isAllowed whether a page is within the filters
 */
export async function find(
  { language, known, index, ask }: Searched,
  typed: string,
  isAllowed: (page: IndexDocument) => boolean,
): Promise<Found> {
  const check = toCertificateCheck(typed, known);
  if (check) return { ...nothing, shown: [toDocument(check, language)] };
  const query = toQuery(typed, known.stopWords);
  const words = splitWords(unquote(query, known.stopWords));
  const first = await askText(ask, query, known.stopWords);
  const meant = first.isQuoted ? words : await correctAll(index, words, ask);
  const isMeant = meant.join(' ') !== words.join(' ');
  const text = isMeant ? await askText(ask, meant.join(' '), known.stopWords) : first;
  const documents = await Promise.all(text.hits.slice(0, step).map((hit) => hit.data()));
  const inTexts = { documents, hits: text.hits };
  return {
    shown: findPages({ language, known, index }, meant, typed, isAllowed, inTexts),
    rest: text.hits.slice(step),
    words: meant,
    partly: text.partly && documents.length > 0,
    meant: isMeant ? meant.join(' ') : undefined,
    counts: text.counts,
  };
}

async function askText(ask: Searched['ask'], query: string, stopWords: string) {
  const exact = await ask(query);
  const all = unquote(query, stopWords);
  const isQuoted = exact.results.length > 0 && all !== query;
  // Words in quotation marks that no page has side by side, as they were typed, are looked for one
  // by one.
  const whole = exact.results.length === 0 && all !== query ? await ask(all) : exact;
  const words = all.split(' ');
  const partly = whole.results.length === 0 && words.length > 1;
  const hits = partly
    ? mergeHits((await Promise.all(words.map(ask))).map(({ results }) => results))
    : mergeHits([whole.results]);
  return { hits, partly, isQuoted, counts: whole.totalFilters };
}

/** The words that were probably meant. A word that a text has is one that was meant. */
async function correctAll(
  index: KnownIndex,
  words: readonly string[],
  ask: Searched['ask'],
): Promise<string[]> {
  const corrected = index.correct(words);
  const doubtful = words.filter((word) => !corrected.includes(word));
  const inTexts = await Promise.all(doubtful.map((word) => isInTexts(word, ask)));
  const meant = new Set(doubtful.filter((_, at) => inTexts[at]));
  return index.correct(words, meant);
}

/** Whether the best text for a word has it, and not only words that begin like it. */
async function isInTexts(word: string, ask: Searched['ask']): Promise<boolean> {
  const [hit] = (await ask(word)).results;
  if (!hit) return false;
  const { content, locations } = await hit.data();
  const all = content.split(' ');
  const found = locations.flatMap((location) => splitWords(fold(all[location] ?? '')));
  return found.map(toStem).includes(toStem(word));
}
