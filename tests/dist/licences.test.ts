import { expect, test } from 'vitest';
import { toLocalPath } from '../../packages/base/shared/paths.ts';
import { languages } from '../../packages/i18n/languages.ts';
import { hasFile, readText } from '../support/built-site.ts';

const readNames = (text: string) =>
  [...text.matchAll(/^- (.+?)(?: \d\S*)? \(([^\n]+)\)$/gm)].map(([, name = '']) => name);

test.each(languages)(
  'the licences of the fonts and of the software of others are published, in the address of %s',
  (language) => {
    const text = readText(toLocalPath('/licences.txt', language).slice(1));
    const names = readNames(text);
    expect(names).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        'Eczar',
        'hash-wasm',
        'Noto Sans',
        'pagefind',
        'zxing-wasm',
      ]),
    );
    for (const name of names) expect(text.split(`\n${name} `).length, name).toBeGreaterThan(1);
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  },
);

test('the list that the build makes of its packages is not published', () => {
  expect(hasFile('bundled-licences.json')).toBe(false);
});
