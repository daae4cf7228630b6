import { expect, test } from 'vitest';
import { readOptions } from '../../../src/build/content-check/options.ts';
import { makeSite, notice } from './fixture.ts';

const read = (...args: string[]) =>
  readOptions(args, makeSite({ 'notices/closed/en.mdx': notice() }));

test('without options everything is shown in English, once', () => {
  expect(read()).toEqual({
    language: 'en',
    watch: false,
    fix: false,
    annotate: false,
    addresses: false,
    under: undefined,
  });
});

test('a language and the wish to go on are read, in any order', () => {
  expect(read('--watch', '--hi')).toMatchObject({ language: 'hi', watch: true });
});

test.each(['src/content/notices/closed', 'notices/closed', './src/content/notices/closed/'])(
  'the folder may be written as %s',
  (path) => {
    expect(read(path)).toMatchObject({ under: 'src/content/notices/closed' });
  },
);

test('what can’t be followed is told in a sentence that names what can', () => {
  expect(read('--hindi')).toMatch(/^There is no option --hindi\..*--hi, --fix, --watch/);
  expect(read('--hi', '-w')).toMatch(/^-w नाम का कोई विकल्प नहीं है/);
  expect(read('notices/open')).toBe('There is no notices/open in src/content.');
  expect(read('../..')).toBe('There is no ../.. in src/content.');
  expect(read('notices', 'pages')).toBe('Name one file or folder only.');
});
