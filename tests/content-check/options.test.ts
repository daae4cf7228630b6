import { expect, test } from 'vitest';
import { readOptions } from '../../packages/content-check/check/options.ts';
import { makeSite, notice } from './fixture.ts';

const read = (...args: string[]) =>
  readOptions(args, makeSite({ 'notices/closed/en.mdx': notice() }));

test('without options the command shows everything in English and does nothing else', () => {
  expect(read()).toEqual({
    language: 'en',
    fix: false,
    addresses: false,
    all: false,
    fetch: false,
    markdown: false,
    under: undefined,
  });
});

test('the language and the switches are read in any order', () => {
  expect(read('--fix', '--hi')).toMatchObject({ language: 'hi', fix: true });
  expect(read('--fetch', '--markdown')).toMatchObject({ all: true, fetch: true, markdown: true });
});

test.each(['src/content/notices/closed', 'notices/closed', './src/content/notices/closed/'])(
  'the folder may be written as %s',
  (path) => {
    expect(read(path)).toMatchObject({ under: 'src/content/notices/closed' });
  },
);

test('wrong options get a sentence that lists the right ones', () => {
  const options = /^The options are --hi, --fix, .* The path of one file or folder may follow\.$/;
  expect(read('--hindi')).toMatch(options);
  expect(read('notices', 'pages')).toMatch(options);
  expect(read('--hi', '-w')).toMatch(/^विकल्प ये हैं: --hi, --fix/);
  expect(read('notices/open')).toBe('There is no notices/open in src/content.');
  expect(read('../..')).toBe('There is no ../.. in src/content.');
});
