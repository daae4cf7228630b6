import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editingTexts } from '../../packages/i18n/editing.ts';

test('some check gives every message', () => {
  const code = globSync('packages/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const unused = Object.keys(editingTexts.en.messages).filter(
    (id) => !code.some((text) => text.includes(`'${id}'`)),
  );
  expect(unused).toEqual([]);
});
