import { expect, test } from 'vitest';
import { createLatest } from '../../../../src/integrations/content-watch/latest.ts';

/** Starts calls whose results the test controls. */
function follow() {
  const calls: PromiseWithResolvers<string>[] = [];
  const reported: string[] = [];
  const run = () => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  };
  return { calls, reported, again: createLatest(run, (result) => reported.push(result)) };
}

test('each call reports a result', async () => {
  const { calls, reported, again } = follow();
  for (const [index, result] of ['one fault', 'no faults'].entries()) {
    const done = again();
    calls[index]?.resolve(result);
    await done;
  }
  expect(reported).toEqual(['one fault', 'no faults']);
});

test('calls during a run cause one more run, and the outdated result is not reported', async () => {
  const { calls, reported, again } = follow();
  const done = again();
  await Promise.all([again(), again()]);
  expect(calls).toHaveLength(1);
  calls[0]?.resolve('one fault');
  await expect.poll(() => calls.length).toBe(2);
  calls[1]?.resolve('no faults');
  await done;
  expect(reported).toEqual(['no faults']);
  expect(calls).toHaveLength(2);
});
