import { expect, test } from 'vitest';
import { readOptions } from '../../../src/build/content-check/options.ts';
import { editingTexts } from '../../../src/i18n/editing.ts';
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
    all: false,
    fetch: false,
    days: 60,
    markdown: false,
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

test('what the content needs next is told for as many days as wished', () => {
  expect(read('--all', '--days', '90')).toMatchObject({ all: true, days: 90 });
  expect(read('--fetch', '--markdown')).toMatchObject({ all: true, fetch: true, markdown: true });
});

test.each([[['--days']], [['--days', 'soon']], [['--days', '0']], [['--days', '1.5']]])(
  'days that are not a number (%s) are told in a sentence',
  (args) => {
    expect(read(...args)).toBe(editingTexts.en.phrases['command.days']);
  },
);
