import type { IndexDocument } from '../../browser/search-index.ts';
import { toStem } from '../../core/search/stem.ts';
import { splitWords } from '../../core/search/words.ts';

/** A part of a page, by its heading. */
export interface Section {
  url: string;
  title: string;
  /** The position of its first word after the heading. */
  start: number;
}

/**
 * The first part whose heading has all words, or else all numbers of them: of “sec 7 of the act”,
 * the part “Section 7: …”. None if the page itself is called so, and for a single word, which says too
 * little.
 */
export function findBestSection(
  page: IndexDocument,
  asked: readonly string[],
): Section | undefined {
  const stems = asked.map(toStem);
  const title = new Set(splitWords(page.meta.title ?? '').map(toStem));
  if (stems.every((stem) => title.has(stem))) return undefined;
  const numbers = stems.filter((stem) => /^\d+$/.test(stem));
  if (stems.length < 2 && numbers.length === 0) return undefined;
  const sets = [stems, numbers].filter(({ length }) => length > 0);
  return sets
    .flatMap(
      (all) =>
        findHeadings(page).find(({ text }) => {
          const words = new Set(splitWords(text).map(toStem));
          return all.every((stem) => words.has(stem));
        }) ?? [],
    )
    .map((heading) => toSection(page, heading))[0];
}

const findHeadings = ({ anchors }: IndexDocument) =>
  anchors.filter(({ element, text }) => /^h[2-6]$/.test(element) && text.trim());

const toSection = (
  { url }: IndexDocument,
  { id, text, location }: IndexDocument['anchors'][number],
): Section => ({
  url: `${url}#${encodeURIComponent(id)}`,
  title: text,
  start: location + text.trim().split(/\s+/).length,
});

/** The headings that matches are below, in the order of the page. */
export function findSections(page: IndexDocument, matches: readonly number[]): Section[] {
  const headings = findHeadings(page);
  const found = headings.filter(({ location }, index) => {
    const next = headings[index + 1]?.location ?? Infinity;
    return matches.some((match) => match >= location && match < next);
  });
  return found.map((heading) => toSection(page, heading));
}
