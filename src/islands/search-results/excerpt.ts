import type { IndexDocument } from '../../browser/search-index.ts';
import { spellingsId, toLetters, toSpelling } from '../../core/search/spelling.ts';
import { findBestSection, findSections, type Section } from './sections.ts';

/** How many words of a page a result shows. */
const excerptLength = 28;

/** How many parts of a page are linked below its result. */
const maxSections = 3;

/** Words of an excerpt that are beside each other, and whether they match the query. */
interface ExcerptPart {
  text: string;
  match: boolean;
}

interface Excerpt {
  /** The words where most of them match, or those of the best part. */
  parts: ExcerptPart[];
  /** The part of the page that was asked for by its heading. */
  best: Section | undefined;
  /** The first other parts that have matches. */
  sections: Section[];
}

/** What a result shows of a page that was found by some words. */
export function toExcerpt(page: IndexDocument, asked: readonly string[]): Excerpt {
  const { words, matches } = findMatches(page);
  const best = findBestSection(page, asked);
  const start = best?.start ?? findStart([...matches], words.length);
  const parts: ExcerptPart[] = [];
  words.slice(start, start + excerptLength).forEach((word, index) => {
    const match = matches.has(start + index);
    const last = parts.at(-1);
    if (last?.match === match) last.text += ` ${word}`;
    else parts.push({ text: word, match });
  });
  const sections = findSections(page, [...matches]).filter(({ url }) => url !== best?.url);
  return { parts, best, sections: sections.slice(0, maxSections) };
}

/**
 * The words of a page that are shown, and the positions of those that match, in order. A match
 * among the spellings of queries, which come after the words of the page, counts for every word of
 * that spelling.
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

/** The first word of the excerpt that has most matches, with those in its middle. */
function findStart(matches: readonly number[], count: number): number {
  let most: number[] = [];
  matches.forEach((first, index) => {
    const near = matches.slice(index).filter((match) => match < first + excerptLength);
    if (near.length > most.length) most = near;
  });
  const [first = 0, last = first] = [most[0], most.at(-1)];
  const before = Math.floor((excerptLength - (last - first + 1)) / 2);
  return Math.max(0, Math.min(first - before, count - excerptLength));
}
