import { screen, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { listsOf, openPage } from './ticker-page.ts';

const header = 'Latest updates';
const bottom = 'Latest updates, at the bottom of the page';

afterEach(() => {
  vi.useRealTimers();
});

test('the copies that close the round are for the eye only', () => {
  openPage();
  for (const name of [header, bottom]) {
    const [list, ...copies] = listsOf(name);
    expect(copies).not.toHaveLength(0);
    expect(list).not.toHaveAttribute('aria-hidden');
    for (const copy of copies) {
      expect(copy).toHaveAttribute('aria-hidden', 'true');
      expect(copy.inert, 'A copy can take the focus: set inert on it.').toBe(true);
      expect(copy).toHaveTextContent('New office hours');
    }
    expect(within(screen.getByRole('region', { name })).getAllByRole('link', { name: 'New office hours' })).toHaveLength(1);
  }
});

test.for<[windowWidth: number, listWidth: number]>([
  [360, 1400],
  [1000, 1000],
  [2560, 300],
  [1280, 0],
])('in a window of %i px, a list of %i px is repeated evenly and leaves no gap', ([windowWidth, listWidth]) => {
  openPage({ windowWidth, listWidth });
  const lists = listsOf(header);
  // The round moves by half of the track, so both halves must be the same and fill the window.
  expect(lists.length % 2).toBe(0);
  expect((lists.length / 2) * Math.max(1, listWidth)).toBeGreaterThanOrEqual(windowWidth);
});

test('under reduced motion nothing is copied and nothing set moving (MOT-2)', () => {
  openPage({ reducedMotion: true });
  expect(listsOf(header)).toHaveLength(1);
  expect(listsOf(bottom)).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'New office hours' })).toHaveLength(2);
});

test('a change of the wish for reduced motion is followed at once, and back (MOT-2)', () => {
  const { setReducedMotion } = openPage();
  const moving = listsOf(header).length;
  setReducedMotion(true);
  expect(listsOf(header)).toHaveLength(1);
  setReducedMotion(false);
  expect(listsOf(header)).toHaveLength(moving);
  setReducedMotion(false);
  expect(listsOf(header)).toHaveLength(moving);
});

test.for<[moment: string, shown: boolean]>([
  ['2026-11-17T18:29:59Z', true],
  ['2026-11-17T18:30:00Z', false],
])('a notice for 17 November in India is, at %s, still shown: %s (CONT-2)', ([moment, shown]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  openPage({ expires: '2026-11-17' });
  // Gone from the copies as well, which the eye sees.
  expect(screen.queryAllByText('Register for the meet').length > 0).toBe(shown);
  expect(screen.getAllByRole('link', { name: 'New office hours' })).toHaveLength(2);
});
