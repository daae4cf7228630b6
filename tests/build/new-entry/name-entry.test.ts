import { expect, test } from 'vitest';
import { findCollection, toFolderName } from '../../../src/build/new-entry/name-entry.ts';

test('a collection is found by its name and by the word for one of its entries', () => {
  expect(['notices', 'notice', 'People', 'opinion'].map(findCollection)).toEqual(['notices', 'notices', 'people', 'opinions']);
  expect(findCollection('tweet')).toBeUndefined();
});

test('a folder name is made of the letters and digits of the title', () => {
  expect(toFolderName('Office closed on 25 December!')).toBe('office-closed-on-25-december');
  expect(toFolderName('  Café – “rules” ')).toBe('cafe-rules');
  expect(toFolderName('कार्यालय बंद')).toBe('');
  expect(toFolderName(`${'long '.repeat(30)}title`).length).toBeLessThanOrEqual(60);
});
