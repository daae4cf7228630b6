import { expect, test } from 'vitest';
import { findCollection } from '../../../packages/content-check/new-entry/name-entry.ts';

test('a collection is found by its name and by the word for one of its entries', () => {
  expect(['notices', 'notice', 'People', 'opinion'].map(findCollection)).toEqual([
    'notices',
    'notices',
    'people',
    'opinions',
  ]);
  expect(findCollection('tweet')).toBeUndefined();
});
