import { screen, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { getLists, openPage } from './ticker-page.ts';

const header = 'Latest updates';
const bottom = 'Latest updates, at the bottom of the page';

afterEach(() => {
  vi.useRealTimers();
});

test('the copies for the loop are hidden from assistive technology', () => {
  openPage();
  for (const name of [header, bottom]) {
    const [list, ...copies] = getLists(name);
    expect(copies).not.toHaveLength(0);
    expect(list).not.toHaveAttribute('aria-hidden');
    for (const copy of copies) {
      expect(copy).toHaveAttribute('aria-hidden', 'true');
      expect(copy.inert, 'A copy can be focused: make it inert.').toBe(true);
      expect(copy).toHaveTextContent('New office hours');
    }
    expect(
      within(screen.getByRole('region', { name })).getAllByRole('link', {
        name: 'New office hours',
      }),
    ).toHaveLength(1);
  }
});

test.for<[windowWidth: number, listWidth: number]>([
  [360, 1400],
  [1000, 1000],
  [2560, 300],
  [1280, 0],
])(
  'in a window of %i px, a list of %i px is repeated without a gap',
  ([windowWidth, listWidth]) => {
    openPage({ windowWidth, listWidth });
    const lists = getLists(header);
    // A loop moves the track by half, so both halves must be equal and fill the window.
    expect(lists.length % 2).toBe(0);
    expect((lists.length / 2) * Math.max(1, listWidth)).toBeGreaterThanOrEqual(windowWidth);
  },
);

test('with reduced motion, nothing is copied and nothing moves (MOT-2)', () => {
  openPage({ reducedMotion: true });
  expect(getLists(header)).toHaveLength(1);
  expect(getLists(bottom)).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'New office hours' })).toHaveLength(2);
});

test('a change of the preference for reduced motion takes effect immediately (MOT-2)', () => {
  const { setReducedMotion } = openPage();
  const moving = getLists(header).length;
  setReducedMotion(true);
  expect(getLists(header)).toHaveLength(1);
  setReducedMotion(false);
  expect(getLists(header)).toHaveLength(moving);
  setReducedMotion(false);
  expect(getLists(header)).toHaveLength(moving);
});

test.for<[time: string, shown: boolean]>([
  ['2026-11-17T18:29:59Z', true],
  ['2026-11-17T18:30:00Z', false],
])(
  'at %s, a notice that expires after 17 November in India is shown: %s (CONT-2)',
  ([time, shown]) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
    openPage({ expires: '2026-11-17' });
    // Including the copies.
    expect(screen.queryAllByText('Register for the meet').length > 0).toBe(shown);
    expect(screen.getAllByRole('link', { name: 'New office hours' })).toHaveLength(2);
  },
);
