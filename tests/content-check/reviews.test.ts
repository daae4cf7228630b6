import { expect, test } from 'vitest';
import { formatOverdue } from '../../packages/content-check/check/reviews.ts';
import { check, page, pageInHindi } from './fixture.ts';

const withLaw = (words: string) =>
  `<PositionOfLaw date="2026-11-18" reviewBy="2027-02-18">\n\n${words}\n\n</PositionOfLaw>\n`;

const reviewsOf = (fields: Record<string, unknown>) =>
  check({
    'pages/sample/en.mdx': page(withLaw('The law.'), fields),
    'pages/sample/hi.mdx': pageInHindi(withLaw('कानून।')),
  });

test('the report has the days of review in fields and in statements of law, with their places', () => {
  const { reviews, messages } = reviewsOf({ reviewBy: '2027-03-01' });
  expect(messages).toEqual([]);
  expect(reviews).toEqual([
    { file: 'src/content/pages/sample/en.mdx', line: 4, day: '2027-03-01' },
    { file: 'src/content/pages/sample/en.mdx', line: 6, day: '2027-02-18' },
  ]);
});

test('a draft needs no review', () => {
  expect(reviewsOf({ draft: true }).reviews).toEqual([]);
});

test('a review is overdue from the day after, which is not a fault', () => {
  const { reviews, faults } = reviewsOf({});
  expect(formatOverdue(reviews, '2027-02-18', 'en')).toEqual([]);
  expect(formatOverdue(reviews, '2027-02-19', 'en')).toEqual([
    'Review overdue since 2027-02-18: src/content/pages/sample/en.mdx, line 5',
  ]);
  expect(faults).toEqual([]);
});

test('a text that is not MDX is left to the check of the text', () => {
  const { reviews, faults } = check({
    'pages/sample/en.mdx': page('<PositionOfLaw>'),
    'pages/sample/hi.mdx': pageInHindi(),
  });
  expect(reviews).toEqual([]);
  expect(faults).toHaveLength(1);
});
