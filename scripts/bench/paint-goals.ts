import type { FirstVisit } from './first-visit.ts';

/** Medians of a page and of its floor: the same page without scripts and fonts. */
export interface PaintResult {
  page: FirstVisit;
  floor: FirstVisit;
  /** The simulated score of Lighthouse. */
  score: number;
}

interface Goal {
  name: string;
  isMet: (result: PaintResult) => boolean;
}

/** Goals for a first visit to any page. */
const goals: readonly Goal[] = [
  {
    name: 'largest paint at most 1.4 × the floor',
    isMet: ({ page, floor }) => page.largestPaint <= 1.4 * floor.largestPaint,
  },
  { name: 'largest paint under 1 s', isMet: ({ page }) => page.largestPaint < 1000 },
  {
    name: 'titles in their font within 300 ms of the first paint',
    isMet: ({ page }) => page.titles - page.firstPaint <= 300,
  },
  {
    name: 'text in its font within 600 ms of the first paint',
    isMet: ({ page }) => page.text - page.firstPaint <= 600,
  },
  { name: 'shift at most 0.01', isMet: ({ page }) => page.shift <= 0.01 },
  { name: 'no changes after 1.5 s', isMet: ({ page }) => page.lateChanges.length === 0 },
  {
    name: 'blocked at most 100 ms more than the floor',
    isMet: ({ page, floor }) => page.blocked - floor.blocked <= 100,
  },
  {
    name: 'simulated score at least 98',
    isMet: ({ score }) => score >= 98,
  },
];

/** The names of the goals that a page misses. */
export const findMissedGoals = (result: PaintResult): string[] =>
  goals.filter(({ isMet }) => !isMet(result)).map(({ name }) => name);
