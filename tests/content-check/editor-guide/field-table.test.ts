import { expect, test } from 'vitest';
import { formatFieldTable } from '../../../packages/content-check/editor-guide/field-table.ts';
import { formatTable } from '../../../packages/content-check/editor-guide/table.ts';

const rowOf = (table: string, field: string) =>
  table.split('\n').find((row) => row.startsWith(`| \`${field}\` |`));

test('the table of a collection says of each field where it is, whether it is required, and what belongs there', () => {
  const table = formatFieldTable('notices', 'en');
  expect(table.split('\n')[0]).toBe('| Field | File | Required | What to write |');
  expect(rowOf(table, 'kind')).toMatch(
    /^\| `kind` \| `en.mdx` \| yes \| .+ One of: `notice`, `circular`\. \|$/,
  );
  expect(rowOf(table, 'title')).toMatch(
    /^\| `title` \| both \| yes \| .+ 5 to 110 characters\. \|$/,
  );
  expect(rowOf(table, 'expiresOn')).toMatch(
    /^\| `expiresOn` \| `en.mdx` \| no \| .+ Example: `expiresOn: \d{4}-\d\d-\d\d`\. \|$/,
  );
});

test('the fields of every entry have a table of their own; a collection that requires one of them has it too', () => {
  expect(rowOf(formatFieldTable('common', 'en'), 'publishFrom')).toBeDefined();
  expect(rowOf(formatFieldTable('notices', 'en'), 'publishFrom')).toBeUndefined();
  expect(rowOf(formatFieldTable('notices', 'en'), 'reviewBy')).toBeUndefined();
  expect(rowOf(formatFieldTable('judgments', 'en'), 'reviewBy')).toMatch(/\| yes \|/);
});

test('the required fields come first', () => {
  const required = formatFieldTable('events', 'en')
    .split('\n')
    .slice(2)
    .map((row) => row.includes('| yes |'));
  expect(required).toEqual([...required].sort((a, b) => Number(b) - Number(a)));
});

test('the Hindi table is in Hindi, and its examples are facts', () => {
  const table = formatFieldTable('notices', 'hi');
  expect(rowOf(table, 'date')).toMatch(
    /^\| `date` \| `en.mdx` \| हाँ \| .*उदाहरण: `date: \d{4}-\d\d-\d\d`। \|$/,
  );
  expect(rowOf(table, 'title')).not.toContain('उदाहरण');
});

test('an example that could be taken for a number is in quotes', () => {
  expect(rowOf(formatFieldTable('guidelines', 'en'), 'version')).toContain('`version: "2.0"`');
});

test('a sign that would end a cell is escaped', () => {
  expect(formatTable(['One'], [['a | b']])).toBe('| One |\n|---|\n| a \\| b |');
});
