import { expect, test } from 'vitest';
import {
  collectionNames,
  getDefinition,
} from '../../../packages/content-model/collections/collections.ts';
import { editingTexts } from '../../../packages/i18n/editing.ts';
import { fill } from '../../../packages/i18n/fill.ts';
import { defaultLanguage } from '../../../packages/i18n/languages.ts';
import { getNextNumber } from '../../../packages/content-check/new-entry/next-number.ts';
import type { Fault } from '../../../packages/content-check/rule/fault.ts';
import {
  writeEntry,
  type NewEntry,
} from '../../../packages/content-check/new-entry/write-entry.ts';
import { check, page } from '../fixture.ts';

const entry: NewEntry = {
  title: 'An entry that is new',
  today: '2026-11-22',
  idsOf: () => ['new-entry'],
  numbers: [],
};

/** A page that the examples of fields lead to. */
const linked = page();

test('a new entry of every collection passes the content check without changes, except for the words to translate and the picture to add', () => {
  const files = collectionNames.flatMap((name) =>
    Object.entries(writeEntry(name, entry)).map(([language, text]) => [
      `${name}/new-entry/${language}.mdx`,
      text,
    ]),
  );
  const { faults } = check({
    ...Object.fromEntries(files),
    'pages/certificate-verify/en.mdx': linked,
    'pages/about/charter/en.mdx': linked,
  });
  const words = collectionNames.flatMap((name) => Object.keys(getDefinition(name).words));
  const isForStaff = ({ file, field }: Fault) =>
    field === 'image' ||
    (!file.endsWith(`${defaultLanguage}.mdx`) && words.includes(field.split('.')[0] ?? ''));
  expect(faults.filter((fault) => !isForStaff(fault))).toEqual([]);
});

test('a new entry is a draft of today with its title, and names what its fields can be and the further ones in two comments', () => {
  const text = writeEntry('notices', entry)[defaultLanguage];
  expect(text).toContain('draft: true');
  expect(text).toContain('title: An entry that is new');
  expect(text).toContain('date: 2026-11-22');
  const { phrases } = editingTexts[defaultLanguage];
  expect(text.match(/^# .+$/gm)).toEqual([
    `# ${fill(phrases['new.choices'], { choices: 'notice, circular' })}`,
    expect.stringContaining('ticker, number'),
  ]);
});

test('a translation has words only', () => {
  const text = writeEntry('notices', entry).hi;
  expect(text).toContain('title: An entry that is new');
  expect(text).not.toContain('date');
});

test('a new number follows the last one of its year', () => {
  expect(
    getNextNumber('OMB/2026/014', ['OMB/2026/003', 'OMB/2025/019', 'PR/2026/40'], '2026'),
  ).toBe('OMB/2026/004');
  expect(getNextNumber('OMB/2026/014', ['OMB/2026/003'], '2027')).toBe('OMB/2027/001');
  expect(getNextNumber('(1996) 2 SCC 226', [], '2026')).toBe('(1996) 2 SCC 226');
});
