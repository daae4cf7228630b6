import { expect, test } from 'vitest';
import {
  check,
  expectFaults,
  fault,
  mdx,
  notice,
  noticeInHindi,
  page,
  pageInHindi,
  type Files,
} from './fixture.ts';

/** What is pointed out, where nothing is at fault. */
function notesOn(files: Files): string[] {
  const { messages, notes } = check(files);
  expect(messages).toEqual([]);
  return notes;
}

const closed = { 'notices/closed/en.mdx': notice(), 'notices/closed/hi.mdx': noticeInHindi() };
const again = (changes: object) => ({
  'notices/again/en.mdx': notice({ ...changes }),
  'notices/again/hi.mdx': noticeInHindi({
    title: 'फिर से बंद',
    summary: 'कार्यालय एक और दिन बंद रहेगा।',
  }),
});

test('no two pages have the same title (NAV-1)', () => {
  expectFaults(
    check({ ...closed, ...again({ summary: 'The office is closed for another day.' }) }).messages,
    [
      fault(
        'notices/closed/en.mdx, line 2',
        'title: is the same as in src/content/notices/again/en.mdx',
        'with the year',
      ),
    ],
  );
});

test('two pages with one description are pointed out', () => {
  expect(notesOn({ ...closed, ...again({ title: 'Closed once more' }) })).toEqual([
    expect.stringContaining(
      'src/content/notices/closed/en.mdx, line 3\n  summary: is the same as in src/content/notices/again/en.mdx',
    ),
  ]);
  expect(
    notesOn({
      ...closed,
      ...again({ title: 'Closed once more', summary: 'The office is closed for another day.' }),
    }),
  ).toEqual([]);
});

test('a draft may have the title of another page', () => {
  expect(notesOn({ ...closed, ...again({ draft: true }) })).toEqual([]);
});

test('a heavy drawing is pointed out, a light one that refers to its own parts is not', () => {
  const photo = mdx({
    kind: 'photo',
    date: '2026-11-18',
    title: 'The main hall',
    alt: 'Rows of chairs',
    image: './drawing.svg',
  });
  const heavy = `<svg>${'<path d="M0 0"/>'.repeat(2000)}</svg>`;
  expect(notesOn({ 'media/hall/en.mdx': photo, 'media/hall/drawing.svg': heavy })).toEqual([
    expect.stringContaining('picture: 32 kB, better at most 16'),
  ]);
  expect(
    notesOn({
      'media/hall/en.mdx': photo,
      'media/hall/drawing.svg': '<svg><use href="#a"/></svg>',
    }),
  ).toEqual([]);
});

test('a text that is still to be written is pointed out, in every language', () => {
  const files = {
    'pages/sample/en.mdx': page('TODO\n'),
    'pages/sample/hi.mdx': pageInHindi('TODO\n'),
  };
  expect(check(files)).toMatchObject({
    messages: [],
    notes: [expect.stringContaining('TODO'), expect.stringContaining('TODO')],
  });
});
