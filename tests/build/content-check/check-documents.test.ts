import { expect, test } from 'vitest';
import { check, expectFaults, fault, mdx } from './fixture.ts';

const facts = {
  kind: 'forms',
  order: 1,
  version: '"1.0"',
  date: '2026-11-18',
  name: 'A form',
  description: 'What it is for.',
};
const words = mdx({ name: 'फ़ॉर्म', description: 'यह किसलिए है, यह यहाँ लिखा है।' }, '\nपाठ\n');
const text = '\nThe text of the form.\n';

/** The messages about a download with these facts and this text. */
function checkDownload(
  changes: Record<string, unknown>,
  body = text,
  files: Record<string, string> = {},
): string[] {
  return check({
    'downloads/form/en.mdx': mdx({ ...facts, ...changes }, body),
    'downloads/form/hi.mdx': words,
    ...files,
  }).messages;
}

test('a text that a file can be generated from is accepted', () => {
  expect(checkDownload({})).toEqual([]);
});

test('without a text and without a file there is nothing to download (CONT-4)', () => {
  expectFaults(checkDownload({}, ''), [
    fault('downloads/form/en.mdx', 'text: there is no text to generate the file from'),
  ]);
});

test('a translation needs its own text, because its file is generated from it', () => {
  const hindi = mdx({ name: 'फ़ॉर्म', description: 'यह किसलिए है, यह यहाँ लिखा है।' });
  const { messages } = check({
    'downloads/form/en.mdx': mdx(facts, text),
    'downloads/form/hi.mdx': hindi,
  });
  expectFaults(messages, [
    fault('downloads/form/hi.mdx', 'text: there is no text to generate the file from'),
  ]);
});

test('an uploaded file replaces the text', () => {
  expect(
    checkDownload({ document: './form.pdf' }, '', { 'downloads/form/form.pdf': '%PDF-1.7' }),
  ).toEqual([]);
});

test('a file that is not of the type that its name says is reported (CONT-4)', () => {
  const messages = checkDownload({ document: './form.pdf' }, '', {
    'downloads/form/form.pdf': '<html>',
  });
  expectFaults(messages, [
    fault(
      'downloads/form/en.mdx, line 8',
      'document: "./form.pdf" is not a PDF file, despite its name',
    ),
  ]);
});

test('the file for one language is checked too', () => {
  const files = { 'downloads/form/form.pdf': '%PDF-1.7', 'downloads/form/form.hi.pdf': '' };
  expectFaults(checkDownload({ document: './form.pdf' }, '', files), [
    fault('downloads/form/en.mdx, line 8', 'document: "./form.hi.pdf" is empty'),
  ]);
});

test('a type of file that the site does not offer is reported', () => {
  const messages = checkDownload({ document: './form.exe' }, '', {
    'downloads/form/form.exe': 'MZ',
  });
  expectFaults(messages, [
    fault(
      'downloads/form/en.mdx, line 8',
      'document: "./form.exe" is not a type of file that the site offers',
    ),
  ]);
});

test('a component that only a page can show is reported with its line', () => {
  const { messages } = check({ 'downloads/form/en.mdx': mdx(facts, '\nSee:\n\n<Hero />\n') });
  expectFaults(messages, [
    fault('downloads/form/en.mdx, line 12', 'text: <Hero> can’t be shown in a file'),
  ]);
});

test('a workbook needs a table', () => {
  const problem = 'text: there is no table to generate a sheet from';
  const expected = ['en', 'hi'].map((language) => fault(`downloads/form/${language}.mdx`, problem));
  expectFaults(checkDownload({ formats: '[xlsx]' }), expected);
  const { messages } = check({
    'downloads/form/en.mdx': mdx(
      { ...facts, formats: '[xlsx]' },
      '\n## Sheet\n\n| a |\n|---|\n| 1 |\n',
    ),
  });
  expect(messages).toEqual([]);
});
