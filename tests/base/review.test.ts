import { expect, test } from 'vitest';
import { isReviewOverdue } from '../../packages/base/shared/review.ts';

test('a review is overdue from the day after its last day', () => {
  expect(isReviewOverdue('2027-02-18', '2027-02-17')).toBe(false);
  expect(isReviewOverdue('2027-02-18', '2027-02-18')).toBe(false);
  expect(isReviewOverdue('2027-02-18', '2027-02-19')).toBe(true);
});
