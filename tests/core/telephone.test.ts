import { expect, test } from 'vitest';
import { toDialled } from '../../src/core/telephone.ts';

test.each([
  ['+91 11 5550 0100', '+911155500100'],
  ['0141-2741234', '+911412741234'],
  ['(0141) 274 1234', '+911412741234'],
  ['98765 43210', '+919876543210'],
  ['91 98765 43210', '+919876543210'],
  ['0044 20 7946 0000', '+442079460000'],
  ['1800 11 4000', '1800114000'],
  ['1930', '1930'],
])('%s is dialled as %s', (phone, dialled) => {
  expect(toDialled(phone)).toBe(dialled);
});
