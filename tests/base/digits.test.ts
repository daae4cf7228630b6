import { expect, test } from 'vitest';
import { toLatinDigits } from '../../packages/base/shared/digits.ts';

test.each(['deva', 'beng', 'tamldec', 'arab', 'arabext', 'fullwide', 'latn'])(
  'the digits %s become 0–9',
  (numberingSystem) => {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    expect(toLatinDigits(format.format(1234567890))).toBe('1234567890');
  },
);

test('all other characters stay', () => {
  expect(toLatinDigits('कक्षा ९: ½ ② IX')).toBe('कक्षा 9: ½ ② IX');
});
