import { expect, test } from 'vitest';
import type { Fault } from '../../packages/content-check/rule/fault.ts';
import { check, checkNotice, mdx, notice, page, pageInHindi } from './fixture.ts';

const toPlaces = (faults: readonly Fault[]) =>
  faults.map(({ file, line, field, message }) => [
    `${file.replace('src/content/', '')}:${line}`,
    field,
    message,
  ]);

test('a site without faults is reported as such', () => {
  expect(check()).toMatchObject({ messages: [], notes: [], untranslated: [], entries: 1 });
});

test('a message has the file, the line, the field, what is wrong, what was expected, and an example (CONT-1)', () => {
  expect(checkNotice({ date: '2026-13-45' })).toEqual([
    [
      'src/content/notices/closed/en.mdx, line 5',
      '  date: "2026-13-45" is not a day of the calendar',
      '  Expected: The day of issue in India.',
      '  Example:  date: 2026-11-18',
    ].join('\n'),
  ]);
});

test('every fault of every entry is found at once, in the order of the files and their lines', () => {
  const { faults, entries } = check({
    'notices/one/en.mdx': mdx({ kind: 'notice', date: 'soon', title: 'One' }),
    'notices/two/en.mdx': notice({ color: 'red' }),
  });
  expect(toPlaces(faults)).toEqual([
    ['notices/one/en.mdx:2', 'summary', 'fieldMissing'],
    ['notices/one/en.mdx:3', 'date', 'notDay'],
    ['notices/one/en.mdx:4', 'title', 'tooShort'],
    ['notices/two/en.mdx:6', 'color', 'fieldUnknown'],
  ]);
  expect(entries).toBe(3);
});

test.each([
  ['English', 'Read {500\n', 'पृष्ठ [पढ़ें](/notices) 500।\n', 'en'],
  ['Hindi', 'Read [this](/notices), 500.\n', '{500 रुपये।\n', 'hi'],
])('a text in %s that can’t be read is not compared with the other', (_, en, hi, language) => {
  const { faults } = check({ 'pages/a/en.mdx': page(en), 'pages/a/hi.mdx': pageInHindi(hi) });
  expect(toPlaces(faults)).toEqual([[`pages/a/${language}.mdx:5`, 'text', 'bracesInText']]);
});

test('a file with Windows line endings is read like any other', () => {
  const { faults } = check({
    'notices/closed/en.mdx': notice({ date: '2026-13-01' }).replaceAll('\n', '\r\n'),
  });
  expect(toPlaces(faults)).toEqual([['notices/closed/en.mdx:5', 'date', 'notDay']]);
});

test('an example is that of the field, also inside a list and in an attribute', () => {
  const { messages } = check({
    'events/day/en.mdx': mdx({
      kind: 'conference',
      announced: '2026-10-01',
      date: '2026-11-18',
      title: 'Conference',
      venue: 'Delhi',
      theme: 'Rules',
      description: 'A day.',
      speakers: '\n  - { name: Meera Joshi }',
    }),
    'pages/sample/en.mdx': page('<PositionOfLaw date="2026-02-30">\n\nWords\n\n</PositionOfLaw>'),
  });
  expect(messages.join('\n')).toContain('Example:  title: Ombudsman');
  expect(messages.join('\n')).toContain('Example:  date: 2026-11-18');
});

test('a missing translation is listed and is not a fault (I18N-3)', () => {
  const { messages, untranslated } = check({ 'notices/closed/en.mdx': notice() });
  expect(messages).toEqual([]);
  expect(untranslated).toEqual(['hi: notices/closed']);
});

test('a draft is not listed as untranslated, because it is not built', () => {
  expect(check({ 'notices/closed/en.mdx': notice({ draft: true }) })).toMatchObject({
    messages: [],
    untranslated: [],
    entries: 2,
  });
});
