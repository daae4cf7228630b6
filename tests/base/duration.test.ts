import { expect, test } from 'vitest';
import { formatDuration, formatWait } from '../../packages/base/shared/duration.ts';

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

test.each([
  [1, 'en', '1 second'],
  [120, 'en', '120 seconds'],
  [121, 'en', '3 minutes'],
  [7200, 'en', '120 minutes'],
  [7201, 'en', '3 hours'],
  [540, 'hi', '9 मिनट'],
  [86_400, 'hi', '24 घंटे'],
] as const)('%s seconds to wait in %s', (seconds, language, words) => {
  expect(formatWait(seconds, language)).toBe(words);
});
