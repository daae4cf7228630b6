import { expect, test } from 'vitest';
import { check, expectFaults, fault, mdx } from './fixture.ts';

const facts = { kind: 'forms', order: 1, version: '"1.0"', date: '2026-11-18', name: 'A form', description: 'What it is for.' };
const words = mdx({ name: 'फ़ॉर्म', description: 'यह किसलिए है, यह यहाँ लिखा है।' }, '\nपाठ\n');
const text = '\nThe text of the form.\n';

/** What is printed about a download with these facts and this text. */
function checkDownload(changes: Record<string, unknown>, body = text, files: Record<string, string> = {}): string[] {
  return check({ 'downloads/form/en.mdx': mdx({ ...facts, ...changes }, body), 'downloads/form/hi.mdx': words, ...files }).messages;
}

test('a text from which a file can be made is accepted', () => {
  expect(checkDownload({})).toEqual([]);
});

test('without a text and without a file there is nothing to download (CONT-4)', () => {
  expectFaults(checkDownload({}, ''), [fault('downloads/form/en.mdx', 'text: there is no text to make the file from')]);
});

test('a translation needs its own text, as its file is made from it', () => {
  const hindi = mdx({ name: 'फ़ॉर्म', description: 'यह किसलिए है, यह यहाँ लिखा है।' });
  const { messages } = check({ 'downloads/form/en.mdx': mdx(facts, text), 'downloads/form/hi.mdx': hindi });
  expectFaults(messages, [fault('downloads/form/hi.mdx', 'text: there is no text to make the file from')]);
});

test('a handed-in file takes the place of the text', () => {
  expect(checkDownload({ document: './form.pdf' }, '', { 'downloads/form/form.pdf': '%PDF-1.7' })).toEqual([]);
});

test('a file that is not what its name says is named (CONT-4)', () => {
  const messages = checkDownload({ document: './form.pdf' }, '', { 'downloads/form/form.pdf': '<html>' });
  expectFaults(messages, [fault('downloads/form/en.mdx, line 8', 'document: "./form.pdf" is not a PDF file, whatever its name says')]);
});

test('the file for one language is looked at too', () => {
  const files = { 'downloads/form/form.pdf': '%PDF-1.7', 'downloads/form/form.hi.pdf': '' };
  expectFaults(checkDownload({ document: './form.pdf' }, '', files), [
    fault('downloads/form/en.mdx, line 8', 'document: "./form.hi.pdf" is empty'),
  ]);
});

test('a kind of file that the site does not offer is named', () => {
  const messages = checkDownload({ document: './form.exe' }, '', { 'downloads/form/form.exe': 'MZ' });
  expectFaults(messages, [fault('downloads/form/en.mdx, line 8', 'document: "./form.exe" is of a kind that the site does not offer')]);
});

test('a component that only a page can show is named with its line', () => {
  expectFaults(checkDownload({}, '\nSee:\n\n<Hero />\n'), [
    fault('downloads/form/en.mdx, line 12', 'text: <Hero> can’t be shown in a file'),
  ]);
});

test('a workbook needs a table', () => {
  const problem = 'text: there is no table to make a sheet from';
  const expected = ['en', 'hi'].map((language) => fault(`downloads/form/${language}.mdx`, problem));
  expectFaults(checkDownload({ formats: '[xlsx]' }), expected);
  expectFaults(checkDownload({ formats: '[xlsx]' }, '\n## Sheet\n\n| a |\n|---|\n| 1 |\n'), expected.slice(1));
});
