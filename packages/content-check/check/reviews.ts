import { editingTexts } from '@federation/i18n/editing';
import { fill } from '@federation/i18n/fill';
import type { Language } from '@federation/i18n/languages';
import { isReviewOverdue } from '@federation/base/review';
import type { ContentFile } from '@federation/content-model/files/content-file';

/** A day by which a text is to be checked again, and where it is. */
export interface Review {
  /** The path from the root of the project. */
  file: string;
  line: number;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** The days of review in a file: in its fields, and in the statements of law in its text. */
export function findReviews({ path: file, data, lineOf, text }: ContentFile): Review[] {
  const days = [
    { day: data['reviewBy'], line: lineOf(['reviewBy']) },
    ...text.components.map(({ attributes: { reviewBy }, line }) => ({ day: reviewBy, line })),
  ];
  return days.flatMap(({ day, line }) =>
    typeof day === 'string' && day ? [{ file, line, day }] : [],
  );
}

/**
 * Formats reminders of overdue reviews. They are no faults: a build must not fail because a day has
 * passed.
 *
 * @param today the day in India, `YYYY-MM-DD`
 */
export function formatOverdue(
  reviews: readonly Review[],
  today: string,
  language: Language,
): string[] {
  const text = editingTexts[language].phrases['report.reviewOverdue'];
  return reviews
    .filter(({ day }) => isReviewOverdue(day, today))
    .map(({ file, line, day }) => fill(text, { file, line, day }));
}
