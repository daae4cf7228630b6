import { expect, test } from 'vitest';
import { readContentFile, readMdx } from '../../../packages/content-model/files/content-file.ts';
import { parseFieldsFile } from '../../../packages/content-model/files/fields-file.ts';

test('fields and text of a file are separated, each with its line', () => {
  const file = readMdx('---\ntitle: Closed\ndate: 2026-11-18\n---\n\nWords.\n');
  expect(file.data).toEqual({ title: 'Closed', date: '2026-11-18' });
  expect(file.lineOf(['date'])).toBe(3);
  expect(file.text.source).toBe('\nWords.\n');
  expect(file.text.line).toBe(5);
});

test('an impossible day remains the text that was typed', () => {
  expect(readMdx('---\ndate: 2026-02-30\n---\n').data).toEqual({ date: '2026-02-30' });
});

test('Windows line endings change nothing', () => {
  const file = readMdx('---\r\ntitle: Closed\r\n---\r\nWords.\r\n');
  expect(file.data).toEqual({ title: 'Closed' });
  expect(file.text).toMatchObject({ source: 'Words.\r\n', line: 4 });
  expect(file.lineOf(['title'])).toBe(2);
});

test('a byte order mark changes nothing', () => {
  const file = readMdx('\uFEFF---\ntitle: Closed\n---\nWords.\n');
  expect(file.data).toEqual({ title: 'Closed' });
  expect(file.errors).toEqual([]);
});

test('a file without fields is all text, from its first line, and an error', () => {
  const file = readMdx('Words.\n');
  expect(file.data).toEqual({});
  expect(file.text).toMatchObject({ source: 'Words.\n', line: 1 });
  expect(file.errors).toEqual([{ code: 'fieldsMissing', line: 1 }]);
});

test('a file with empty fields has no data and no error', () => {
  const file = readMdx('---\n---\nWords.\n');
  expect(file.data).toEqual({});
  expect(file.text).toMatchObject({ source: 'Words.\n', line: 3 });
  expect(file.errors).toEqual([]);
});

test('a horizontal rule in the text does not end the fields again', () => {
  expect(readMdx('---\ntitle: Closed\n---\nOne.\n\n---\n\nTwo.\n').text.source).toBe(
    'One.\n\n---\n\nTwo.\n',
  );
});

test('the line of a field inside a list is found', () => {
  const file = readMdx('---\npeople:\n  - name: Asha\n  - name: Meera\n    office: Chair\n---\n');
  expect(file.lineOf(['people', 1, 'office'])).toBe(5);
  expect(file.lineOf(['people', 1, 'missing'])).toBe(4);
});

test('a syntax error in the fields has its line in the file, and there is no data', () => {
  const file = readMdx('---\ntitle: Closed\ntitle: Twice\n---\n');
  expect(file.data).toEqual({});
  expect(file.errors).toMatchObject([{ code: 'yamlTwice', line: 3 }]);
});

test('the lines of a YAML file are counted from its first line', () => {
  const file = parseFieldsFile('# Settings\nname: { en: One, hi: एक }\n');
  expect(file.data).toEqual({ name: { en: 'One', hi: 'एक' } });
  expect(file.lineOf(['name', 'hi'])).toBe(2);
});

test('fields that are a list or a text are an error', () => {
  expect(parseFieldsFile('- one\n').errors).toMatchObject([{ code: 'yamlUnreadable' }]);
});

test('the path decides how a file is read, and one that is not there is empty', () => {
  expect(readContentFile('/nowhere', 'settings.yaml')).toMatchObject({
    path: 'settings.yaml',
    data: {},
    errors: [],
  });
  expect(readContentFile('/', 'a/en.mdx', '---\na: b\n---\nc').text.source).toBe('c');
});
