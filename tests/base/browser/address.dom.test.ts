import { afterEach, expect, test, vi } from 'vitest';
import {
  followAddress,
  pushAddress,
  replaceAddress,
} from '../../../packages/base/browser/address.ts';

const follow = vi.fn(() => location.pathname + location.search + location.hash);
let stop: () => void;

function start() {
  history.replaceState(null, '', '/page');
  follow.mockClear();
  stop = followAddress(follow);
}
afterEach(() => stop());

test('a pushed address is followed, and Back leads to the one before', async () => {
  start();
  const steps = history.length;
  pushAddress('/page?year=2026');
  expect(follow).toHaveLastReturnedWith('/page?year=2026');
  expect(history.length).toBe(steps + 1);
  history.back();
  await vi.waitFor(() => expect(follow).toHaveLastReturnedWith('/page'));
});

test('a replaced address adds no entry to the history', () => {
  start();
  const steps = history.length;
  replaceAddress('/page#second');
  expect(follow).toHaveLastReturnedWith('/page#second');
  expect(history.length).toBe(steps);
});

test('a link within the page is followed', async () => {
  start();
  location.hash = '#third';
  await vi.waitFor(() => expect(follow).toHaveLastReturnedWith('/page#third'));
});

test('a stopped follower is not called', () => {
  start();
  stop();
  pushAddress('/page?year=2025');
  expect(follow).not.toHaveBeenCalled();
});
