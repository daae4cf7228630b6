import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGate } from '../../../src/build/content-watch/gate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What has passed so far, by name. */
function listen(gate: ReturnType<typeof createGate>) {
  const passed: string[] = [];
  return { passed, come: (name: string) => void gate.pass().then(() => passed.push(name)) };
}

test('what comes while the gate is closed waits until it is opened', async () => {
  const gate = createGate(1000);
  const { passed, come } = listen(gate);
  come('before');
  gate.close();
  come('during');
  await vi.advanceTimersByTimeAsync(900);
  expect(passed).toEqual(['before']);
  gate.open();
  come('after');
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual(['before', 'during', 'after']);
});

test('nothing waits for longer than allowed after the last close', async () => {
  const gate = createGate(1000);
  const { passed, come } = listen(gate);
  gate.close();
  come('page');
  await vi.advanceTimersByTimeAsync(900);
  gate.close();
  await vi.advanceTimersByTimeAsync(900);
  expect(passed).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(passed).toEqual(['page']);
});

test('the gate can be closed again after it has opened by itself', async () => {
  const gate = createGate(1000);
  const { passed, come } = listen(gate);
  gate.close();
  await vi.advanceTimersByTimeAsync(1000);
  gate.close();
  come('page');
  await vi.advanceTimersByTimeAsync(500);
  expect(passed).toEqual([]);
});
