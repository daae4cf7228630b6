import { expect, test } from 'vitest';
import { toStem } from '../../../packages/search/shared/stem.ts';

test.each([
  ['Complaints', 'complaint'],
  ['verifying', 'verify'],
  ['fees', 'fee'],
  ['शिकायतों', 'शिकायत'],
  ['शिकायतें', 'शिकायत'],
  ['श्रेणियाँ', 'श्रेणी'],
  ['004', '4'],
  ['०४', '4'],
])('%s and %s have the same stem', (one, other) => {
  expect(toStem(one)).toBe(toStem(other));
});

test.each([
  ['member', 'membership'],
  ['आयु', 'आय-कर'],
  ['40', '4'],
])('%s and %s have not', (one, other) => {
  expect(toStem(one)).not.toBe(toStem(other));
});
