import type { IndexDocument } from '../search-index.ts';
import { spellingsId, toLetters, toSpelling } from '../../shared/spelling.ts';
import {
  findBestSection,
  findHeadings,
  findSections,
  splitText,
  type PageSection,
} from './sections.ts';

/** The length of an excerpt, in words. */
const excerptLength = 28;

/** The maximum number of links to parts of a page. */
const maxSections = 3;

/** Adjacent words of an excerpt that all match the query, or all do not. */
interface ExcerptPart {
  text: string;
  match: boolean;
}

interface Excerpt {
  /** The words with most matches, or those of the best part. */
  parts: ExcerptPart[];
  /** The part of the page whose heading has the query. */
  best: PageSection | undefined;
  /** The other parts with most matches, in the order of the page. */
  sections: PageSection[];
}

/** Makes the excerpt of a page that a query found. */
export function createExcerpt(page: IndexDocument, query: readonly string[]): Excerpt {
  const { words, matches } = findMatches(page);
  const best = findBestSection(page, query);
  const start = best?.start ?? findStart(page, [...matches], words);
  const end = start + excerptLength;
  const parts: ExcerptPart[] = [];
  const add = (text: string, match: boolean) => {
    const last = parts.at(-1);
    if (last?.match === match) last.text += ` ${text}`;
    else parts.push({ text, match });
  };
  if (!isStart(page, words, start)) add('…', false);
  words.slice(start, end).forEach((word, index) => add(word, matches.has(start + index)));
  if (end < words.length && !isStart(page, words, end)) add('…', false);
  const sections = findSections(page, [...matches], { most: maxSections, shown: best });
  return { parts, best, sections };
}

/**
 * Finds the words of a page and the positions of matches, in order. The folded spellings come after
 * the words of the page; a match among them counts for every word with that spelling.
 */
function findMatches({ content, locations, anchors }: IndexDocument) {
  const all = content.split(' ');
  const end = anchors.find(({ id }) => id === spellingsId)?.location ?? all.length;
  const words = all.slice(0, end);
  const found = new Set(locations);
  const spellings = new Set(
    locations
      .filter((location) => location >= end)
      .map((location) => toLetters(all[location] ?? '')),
  );
  const isMatch = (word: string, position: number) =>
    found.has(position) || (spellings.size > 0 && spellings.has(toLetters(toSpelling(word) ?? '')));
  return {
    words,
    matches: new Set(
      words.flatMap((word, position) => (isMatch(word, position) ? [position] : [])),
    ),
  };
}

/**
 * Finds the first word of an excerpt. It is the start of a sentence or heading if such an excerpt has
 * at least two thirds of the matches that any excerpt has; otherwise the most matches are centred.
 */
function findStart(page: IndexDocument, matches: readonly number[], words: readonly string[]) {
  const near = (start: number) =>
    matches.filter((match) => match >= start && match < start + excerptLength);
  const most = longest(matches.map(near));
  const starts = words.flatMap((_, at) => (isStart(page, words, at) ? [at] : []));
  const fullest = longest(starts.map(near));
  const isEnough = most.length > 0 && 3 * fullest.length >= 2 * most.length;
  const [first = 0, last = first] = isEnough
    ? [fullest[0], fullest.at(-1)]
    : [most[0], most.at(-1)];
  const middle = first - Math.floor((excerptLength - (last - first + 1)) / 2);
  const fallback = Math.max(0, Math.min(middle, words.length - excerptLength));
  if (!isEnough) return fallback;
  const around = starts.filter((at) => at <= first && at > last - excerptLength);
  return around.find((at) => at >= fallback) ?? around.at(-1) ?? fallback;
}

const longest = (lists: readonly number[][]): number[] =>
  lists.reduce((best, list) => (list.length > best.length ? list : best), []);

/** The end of a sentence. A short word with a full stop may be an abbreviation. */
const sentenceEnd = /(?:[\p{L}\p{M}\p{N}]{4}[.:]|[?!।])[”’"')]*$/u;

/** True when a sentence, a heading or another part of a page begins with a word. */
const isStart = (page: IndexDocument, words: readonly string[], at: number): boolean =>
  at === 0 ||
  sentenceEnd.test(words[at - 1] ?? '') ||
  findHeadings(page).some(
    ({ location, text }) => location === at || location + splitText(text).length === at,
  );
