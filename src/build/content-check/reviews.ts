import { isReviewOverdue } from '../../core/review.ts';
import { attributesOf, collectNodes, isComponent, parseText, TextError } from '../content/text-tree.ts';
import type { SourceFile } from './read.ts';

/** A day by which a text is to be checked again, and where it is. */
export interface Review {
  /** Such as `src/content/pages/about/legal/en.mdx, line 6`. */
  place: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** The days of review in a file: in its fields, and in the statements of law in its text. */
export function findReviews(file: SourceFile): Review[] {
  const { reviewBy } = (file.data ?? {}) as { reviewBy?: unknown };
  const inFields = typeof reviewBy === 'string' ? [{ place: toPlace(file, file.lineOf(['reviewBy'])), day: reviewBy }] : [];
  return [...inFields, ...findInText(file)];
}

/**
 * What to print about reviews that are overdue. That is a reminder and no fault: nothing has become
 * wrong, and a build must not fail because a day has passed.
 *
 * @param today the day in India, `YYYY-MM-DD`
 */
export function formatOverdue(reviews: readonly Review[], today: string): string[] {
  return reviews.filter(({ day }) => isReviewOverdue(day, today)).map(({ place, day }) => `Review overdue since ${day}: ${place}`);
}

function findInText(file: SourceFile): Review[] {
  try {
    return collectNodes(parseText(file.body))
      .filter(isComponent)
      .flatMap((node) => {
        const day = attributesOf(node)['reviewBy'];
        return day ? [{ place: toPlace(file, file.bodyLine + (node.position?.start.line ?? 1) - 1), day }] : [];
      });
  } catch (error) {
    // The check of the text reports what is not MDX.
    if (error instanceof TextError) return [];
    throw error;
  }
}

const toPlace = (file: SourceFile, line: number) => `${file.path}, line ${line}`;
