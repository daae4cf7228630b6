import { expect, test } from 'vitest';
import { findMissedGoals, type PaintResult } from '../../scripts/bench/paint-goals.ts';

const visit = {
  firstPaint: 600,
  largestPaint: 700,
  titles: 900,
  text: 1200,
  shift: 0.002,
  lateChanges: [],
  blocked: 120,
};
const floor = { ...visit, largestPaint: 500, blocked: 20 };
const good: PaintResult = { page: visit, floor, score: 98 };

const toResult = (page: Partial<PaintResult['page']>): PaintResult => ({
  ...good,
  page: { ...visit, ...page },
});

test('a page at the limits meets every goal', () => {
  expect(findMissedGoals(good)).toEqual([]);
});

test.each([
  ['largest paint at most 1.4 × the floor', toResult({ largestPaint: 701 })],
  ['titles in their font within 300 ms of the first paint', toResult({ titles: 901 })],
  ['titles in their font within 300 ms of the first paint', toResult({ titles: Infinity })],
  ['text in its font within 600 ms of the first paint', toResult({ text: 1201 })],
  ['shift at most 0.01', toResult({ shift: 0.011 })],
  ['no changes after 1.5 s', toResult({ lateChanges: ['Eczar at 4000 ms'] })],
  ['blocked at most 100 ms more than the floor', toResult({ blocked: 121 })],
  ['simulated score at least 98', { ...good, score: 97 }],
])('“%s” is named when it is missed', (name, result) => {
  expect(findMissedGoals(result)).toEqual([name]);
});

test('a page that takes a second misses its goal, however slow the floor is', () => {
  const slow = { page: { ...visit, largestPaint: 1000 }, floor: { ...floor, largestPaint: 900 } };
  expect(findMissedGoals({ ...good, ...slow })).toEqual(['largest paint under 1 s']);
});
