import { expect, test } from 'vitest';
import { formatDuration } from '../../src/core/duration.ts';

test.each([
  [12, 'month', 'en', '12 months'],
  [18, 'month', 'en', '18 months'],
  [36, 'month', 'en', '3 years'],
  [30, 'day', 'en', '30 days'],
  [1, 'day', 'en', '1 day'],
  [12, 'month', 'hi', '12 महीने'],
  [36, 'month', 'hi', '3 वर्ष'],
  [30, 'day', 'hi', '30 दिन'],
] as const)('%s × %s in %s', (count, unit, language, words) => {
  expect(formatDuration(count, unit, language)).toBe(words);
});
