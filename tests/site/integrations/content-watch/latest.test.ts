import { expect, test } from 'vitest';
import { createLatest } from '../../../../src/integrations/content-watch/latest.ts';

/** Asks for answers that come when the test says so. */
function follow() {
  const asked: PromiseWithResolvers<string>[] = [];
  const told: string[] = [];
  const ask = () => {
    const question = Promise.withResolvers<string>();
    asked.push(question);
    return question.promise;
  };
  return { asked, told, again: createLatest(ask, (answer) => told.push(answer)) };
}

test('each question is answered', async () => {
  const { asked, told, again } = follow();
  for (const [index, answer] of ['one fault', 'no faults'].entries()) {
    const done = again();
    asked[index]?.resolve(answer);
    await done;
  }
  expect(told).toEqual(['one fault', 'no faults']);
});

test('what is asked for several times meanwhile is asked once more, and the outdated answer is not told', async () => {
  const { asked, told, again } = follow();
  const done = again();
  await Promise.all([again(), again()]);
  expect(asked).toHaveLength(1);
  asked[0]?.resolve('one fault');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve('no faults');
  await done;
  expect(told).toEqual(['no faults']);
  expect(asked).toHaveLength(2);
});
