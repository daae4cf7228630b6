import { expect, test } from 'vitest';
import { check, page, pageInHindi } from './fixture.ts';

const table = (rows: string[]) => `| | 2025 | 2026 |\n|---|---:|---:|\n${rows.join('\n')}\n`;
const rows = ['| Points | 1,046 | 9 |', '| Prize | 27 | 10 |'];

const translate = (row: string) => row.replace('| All |', '| कुल |').replace(/^\| [A-Z]\w+/, '| अन्य');

/** What is pointed out about tables with these rows. */
function notesOn(english: string[], hindi: string[] = english.map(translate)): string[] {
  const files = { 'pages/sample/en.mdx': page(table(english)), 'pages/sample/hi.mdx': pageInHindi(table(hindi)) };
  const { messages, notes } = check(files);
  expect(messages).toEqual([]);
  return notes;
}

test('sums that are right are fine, and so is a table without sums', () => {
  expect(notesOn([...rows, '| All | 1,073 | 19 |'])).toEqual([]);
  expect(notesOn([...rows, '| Allowance | 5 | 5 |'])).toEqual([]);
  expect(notesOn([...rows, '| All | 1,073 | – |'])).toEqual([]);
});

test('a wrong sum is pointed out, in each language', () => {
  expect(notesOn([...rows, '| All | 1,073 | 18 |'])).toEqual([
    expect.stringContaining('en.mdx, line 9\n  text: column 3 of the table adds up to 19, not to 18'),
    expect.stringContaining('hi.mdx, line 9\n  text: column 3 of the table adds up to 19, not to 18'),
  ]);
});

test('a column that is not all numbers is not added up', () => {
  expect(notesOn(['| Points | many | 9 |', '| All | 27 | 9 |'])).toEqual([]);
});

test('a number that differs in a translation is reported', () => {
  const hindi = table(['| अंक | 1,046 | 9 |', '| पुरस्कार | 72 | 10 |']);
  expect(check({ 'pages/sample/en.mdx': page(table(rows)), 'pages/sample/hi.mdx': pageInHindi(hindi) }).messages).toEqual([
    expect.stringContaining('hi.mdx, line 8\n  text: 72 here, 27 in en.mdx'),
  ]);
});
