import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectNotices, formatNotices } from '../../../../src/integrations/licences/notices.ts';

const root = join(import.meta.dirname, '../../../..');
const react = {
  name: 'react',
  version: '19.3.1',
  identifier: 'MIT',
  text: 'Copyright (c) Meta Platforms',
};

test('fonts and programs that are in no bundle are listed with the bundled packages, each with its licence and the text of it', () => {
  const notices = collectNotices(root, [react]);
  expect(notices.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Eczar', 'Noto Sans', 'pagefind', 'react', 'zxing-cpp']),
  );
  expect(notices.filter(({ identifier }) => !identifier)).toEqual([]);
  expect(notices.filter(({ text = '' }) => !/copyright|licen[cs]e/i.test(text))).toEqual([]);
});

test('a bundled package is listed once', () => {
  const bundled = { ...react, name: 'astro' };
  expect(collectNotices(root, [bundled]).filter(({ name }) => name === 'astro')).toEqual([bundled]);
});

test('the text begins with a list and has each licence in full', () => {
  const text = formatNotices(
    [
      react,
      { name: 'Eczar', identifier: 'OFL-1.1', text: 'Copyright 2014 The Eczar Project Authors' },
    ],
    'Their licences:',
  );
  expect(text).toContain('- react 19.3.1 (MIT)\n- Eczar (OFL-1.1)\n');
  expect(text).toContain(react.text);
  expect(text).toContain('Copyright 2014 The Eczar Project Authors');
});
