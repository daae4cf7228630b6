import { expect, test } from 'vitest';
import { toMissingReasons } from '../../../src/data/missing-numbers.ts';

const missing = [
  { series: 'OMB', reason: { en: 'Not published.', hi: 'प्रकाशित नहीं।' } },
  { series: 'IFSF/CIR/2026', numbers: [3, 4], reason: { en: 'Withdrawn.', hi: 'वापस लिए गए।' } },
];

test('a list of numbered records says why some numbers are missing, in its language', () => {
  expect(toMissingReasons(['OMB/2026/003'], missing, 'en')).toEqual(['Not published.']);
  expect(toMissingReasons(['OMB/2026/003'], missing, 'hi')).toEqual(['प्रकाशित नहीं।']);
});

test('a list names the missing numbers where they are few', () => {
  expect(toMissingReasons(['IFSF/CIR/2026/05'], missing, 'en')).toEqual([
    'IFSF/CIR/2026: 3, 4. Withdrawn.',
  ]);
});

test('a list of other records says nothing', () => {
  expect(toMissingReasons(['IFSF/PR/2026/01', 'without a series'], missing, 'en')).toEqual([]);
  expect(toMissingReasons([], missing, 'en')).toEqual([]);
});
