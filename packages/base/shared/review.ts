/**
 * @param day the last day for the review, `YYYY-MM-DD`
 * @param today the day in India
 */
export function isReviewOverdue(day: string, today: string): boolean {
  return day < today;
}
