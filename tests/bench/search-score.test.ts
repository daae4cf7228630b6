import { expect, test } from 'vitest';
import {
  describeMisses,
  scoreResults,
  type QueryResults,
} from '../../scripts/bench/search/score.ts';

const answer = (results: string[], query = 'complain'): QueryResults => ({
  query,
  right: ['/ombudsman', '/contact'],
  results,
});

test('any of the right pages counts, first and among the first three', () => {
  expect(
    scoreResults([
      answer(['/contact', '/news']),
      answer(['/news', '/events', '/ombudsman']),
      answer(['/a', '/b', '/c', '/ombudsman']),
      answer([]),
    ]),
  ).toEqual({ first: 0.25, amongThree: 0.5 });
});

test('misses are the queries whose right page is not first, the worst first', () => {
  const fifth = answer(['/a', '/b', '/c', '/d', '/ombudsman'], 'fifth');
  const second = answer(['/a', '/contact'], 'second');
  expect(describeMisses([second, answer(['/contact']), fifth, answer([], 'none')])).toEqual([
    'none → nothing, not /ombudsman (not shown)',
    'fifth → /a, not /ombudsman (place 5)',
    'second → /a, not /ombudsman (place 2)',
  ]);
});
