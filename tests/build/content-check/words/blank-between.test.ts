import { expect, test } from 'vitest';
import { blankBetween } from '../../../../src/build/content-check/words/blank-between.ts';
import { checkText } from '../fixture.ts';

test('what is between two signs is blanked, and the rest stays where it was', () => {
  expect(blankBetween('a “b\nc” d “e” “f', '“', '”')).toBe('a __\n__ d ___ “f');
  expect(blankBetween('no sign', '(', ')')).toBe('no sign');
});

test.each(['“a ', '(a ', '\\a', '[a](b '])(
  'the time to check a text of %j grows with its length, not with the square',
  (part) => {
    const measure = (length: number) => {
      const start = process.cpuUsage();
      checkText(part.repeat(length / part.length));
      return process.cpuUsage(start).user / 1000;
    };
    measure(10_000);
    // With the square, 2,000 ms and more.
    expect(measure(60_000)).toBeLessThan(1000);
  },
);
