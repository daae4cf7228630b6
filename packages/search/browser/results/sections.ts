import type { IndexDocument } from '../search-index.ts';
import { toStem } from '../../shared/stem.ts';
import { splitWords } from '../../shared/words.ts';

/** A part of a page, by its heading. */
export interface PageSection {
  url: string;
  title: string;
  /** The position of its first word after the heading. */
  start: number;
}

/** Splits a heading into words, as the index counts them. */
export const splitText = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Finds the first part whose heading has all words, or else all numbers: for “sec 7 of the act”, the
 * part “Section 7: …”. None if the title of the page has them, or for a single word, which is too
 * vague.
 */
export function findBestSection(
  page: IndexDocument,
  query: readonly string[],
): PageSection | undefined {
  const stems = query.map(toStem);
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

/** Finds the headings of a page below its title. */
export const findHeadings = ({ anchors }: IndexDocument) =>
  anchors.filter(({ element, text }) => /^h[2-6]$/.test(element) && text.trim());

const toSection = (
  { url }: IndexDocument,
  { id, text, location }: IndexDocument['anchors'][number],
): PageSection => ({
  url: `${url}#${encodeURIComponent(id)}`,
  title: text,
  start: location + splitText(text).length,
});

/** Finds the parts with most matches, in the order of the page, without the one that is shown. */
export function findSections(
  page: IndexDocument,
  matches: readonly number[],
  { most, shown }: { most: number; shown: PageSection | undefined },
): PageSection[] {
  const headings = findHeadings(page);
  const counted = headings.map((heading, index) => {
    const next = headings[index + 1]?.location ?? Infinity;
    const count = matches.filter((match) => match >= heading.location && match < next).length;
    return { heading, count };
  });
  const chosen = new Set(
    counted
      .filter(({ heading, count }) => count > 0 && toSection(page, heading).url !== shown?.url)
      .sort((a, b) => b.count - a.count)
      .slice(0, most)
      .map(({ heading }) => heading),
  );
  return headings.filter((heading) => chosen.has(heading)).map((each) => toSection(page, each));
}
