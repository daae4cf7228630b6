import { screen } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { showToday } from '../../../../src/browser/site/today.ts';

afterEach(() => void vi.useRealTimers());

test('a page that was built earlier shows the day of reading, in India and in its language', () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T19:00:00Z') });
  document.body.innerHTML = `
    <time datetime="2026-11-01" data-today="en">1 November 2026</time>
    <time datetime="2026-11-01" data-today="hi">1 नवंबर 2026</time>
    <time datetime="2026-11-01">the first of November</time>`;
  showToday();
  expect(screen.getByText('18 November 2026')).toHaveAttribute('datetime', '2026-11-18');
  expect(screen.getByText('18 नवंबर 2026')).toHaveAttribute('datetime', '2026-11-18');
  expect(screen.getByText('the first of November')).toHaveAttribute('datetime', '2026-11-01');
});
