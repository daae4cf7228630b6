import { expect, test } from 'vitest';
import {
  findMisses,
  scoreAnswers,
  tabulate,
  type Answer,
} from '../../scripts/bench/search/score.ts';

const answer = (results: string[], facts: Partial<Answer> = {}): Answer => ({
  query: 'complain',
  kind: 'layman',
  right: ['/ombudsman', '/contact'],
  unseen: false,
  results,
  ...facts,
});

test('any of the right pages counts, first and among the first three', () => {
  expect(
    scoreAnswers([
      answer(['/contact', '/news']),
      answer(['/news', '/events', '/ombudsman']),
      answer(['/a', '/b', '/c', '/ombudsman']),
      answer([]),
    ]),
  ).toEqual({ count: 4, first: 0.25, amongThree: 0.5 });
});

test('no answers have no shares', () => {
  expect(scoreAnswers([])).toEqual({ count: 0, first: NaN, amongThree: NaN });
});

test('misses are the queries whose right page is not first, the worst first', () => {
  const none = answer([], { query: 'none' });
  const tenth = answer(['/a', '/b', '/c', '/d', '/ombudsman'], { query: 'fifth' });
  const second = answer(['/a', '/contact'], { query: 'second' });
  expect(findMisses([second, answer(['/contact']), tenth, none])).toEqual([
    { query: 'none', came: 'nothing', expected: '/ombudsman', place: Infinity },
    { query: 'fifth', came: '/a', expected: '/ombudsman', place: 5 },
    { query: 'second', came: '/a', expected: '/ombudsman', place: 2 },
  ]);
});

test('the table has a line for each kind and one for all, with both parts apart', () => {
  expect(
    tabulate([
      answer(['/contact']),
      answer(['/a', '/contact'], { kind: 'question' }),
      answer(['/a'], { kind: 'question', unseen: true }),
    ]),
  ).toBe(
    [
      '| kind | seen | first | among three | unseen | first | among three |',
      '| --- | --: | --: | --: | --: | --: | --: |',
      '| layman | 1 | 100 % | 100 % | 0 | – | – |',
      '| question | 1 | 0 % | 100 % | 1 | 0 % | 0 % |',
      '| all | 2 | 50 % | 100 % | 1 | 0 % | 0 % |',
    ].join('\n'),
  );
});
