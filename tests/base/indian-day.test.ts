import { afterEach, expect, test, vi } from 'vitest';
import { toIndianDay, toIndianClock } from '../../packages/base/shared/indian-day.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the day changes at midnight in India, which is 18:30 UTC', () => {
  expect(toIndianDay(new Date('2026-11-17T18:29:59Z'))).toBe('2026-11-17');
  expect(toIndianDay(new Date('2026-11-17T18:30:00Z'))).toBe('2026-11-18');
  expect(toIndianDay(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01');
});

test('the hour after midnight is 00, not 24', () => {
  expect(toIndianClock(new Date('2026-11-17T18:30:00Z'))).toMatch(/T00:00:00/);
  expect(toIndianClock(new Date('2026-11-17T12:15:59Z'))).toMatch(/T17:45:59/);
});

test('the result does not depend on the locale data of the browser', () => {
  vi.stubGlobal('Intl', undefined);
  expect(toIndianDay(new Date('2026-11-17T19:00:00Z'))).toBe('2026-11-18');
  expect(toIndianClock(new Date('2026-11-17T19:00:00Z'))).toMatch(/^2026-11-18T00:30/);
});
