import { expect, test } from 'vitest';
import { toFolderName } from '../../packages/base/shared/folder-name.ts';

test('a folder name is made of the letters and digits of the title', () => {
  expect(toFolderName('Office closed on 25 December!')).toBe('office-closed-on-25-december');
  expect(toFolderName('  Café – “rules” ')).toBe('cafe-rules');
  expect(toFolderName('कार्यालय बंद')).toBe('');
  expect(toFolderName(`${'long '.repeat(30)}title`).length).toBeLessThanOrEqual(60);
});
