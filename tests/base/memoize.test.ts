import { expect, test, vi } from 'vitest';
import { memoize } from '../../packages/base/shared/memoize.ts';

test('each result is calculated once, for strings and objects', () => {
  const calculate = vi.fn((key: string | { name: string }) => [key]);
  const remember = memoize(calculate);
  const key = { name: 'a' };
  expect(remember('a')).toBe(remember('a'));
  expect(remember(key)).toBe(remember(key));
  expect(remember({ name: 'a' })).not.toBe(remember(key));
  expect(calculate).toHaveBeenCalledTimes(3);
});

test('undefined is cached too', () => {
  const calculate = vi.fn(() => undefined);
  const remember = memoize(calculate);
  remember();
  remember();
  expect(calculate).toHaveBeenCalledTimes(1);
});

test('a cleared result is calculated again', () => {
  let day = '2026-11-18';
  const read = memoize(() => day);
  expect(read()).toBe('2026-11-18');
  day = '2026-11-19';
  expect(read()).toBe('2026-11-18');
  read.clear();
  expect(read()).toBe('2026-11-19');
});
