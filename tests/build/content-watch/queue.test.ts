import { afterEach, expect, test, vi } from 'vitest';
import { createQueue } from '../../../src/build/content-watch/queue.ts';

afterEach(() => void vi.useRealTimers());

test('files that are saved together are checked once', async () => {
  vi.useFakeTimers();
  const check = vi.fn(() => Promise.resolve());
  const ask = createQueue(check, 100);
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(check).toHaveBeenCalledTimes(1);
  ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(check).toHaveBeenCalledTimes(2);
});

test('what is saved during a check is checked after it, once', async () => {
  vi.useFakeTimers();
  let finish: () => void = () => undefined;
  const check = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const ask = createQueue(check, 100);
  ask();
  await vi.advanceTimersByTimeAsync(100);
  ask();
  await vi.advanceTimersByTimeAsync(100);
  ask();
  await vi.advanceTimersByTimeAsync(100);
  expect(check).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(check).toHaveBeenCalledTimes(2);
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(check).toHaveBeenCalledTimes(2);
});
