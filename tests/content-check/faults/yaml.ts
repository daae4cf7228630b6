import { notice, noticeInHindi, page, settingsWith } from '../fixture.ts';
import type { SownFault } from './sown-fault.ts';

const en = 'notices/closed/en.mdx';
const hi = 'notices/closed/hi.mdx';
const sample = 'pages/sample/en.mdx';

const instruction = (name: string, title: string): SownFault => ({
  name,
  files: { [en]: notice({ title }), [hi]: noticeInHindi() },
  finds: [{ message: 'yamlSign', file: en, line: 2, field: 'fields' }],
});

const passes = (name: string, changes: Record<string, unknown>): SownFault => ({
  name,
  files: { [en]: notice(changes), [hi]: noticeInHindi() },
  finds: [],
});

const fence = (
  name: string,
  text: string,
  message: SownFault['finds'][number]['message'],
  line: number,
): SownFault => ({
  name,
  files: { [en]: text, [hi]: noticeInHindi() },
  finds: [{ message, file: en, line, field: 'fields' }],
});

/** The YAML between the lines of ---, the message and its line. */
const unreadable: readonly (readonly [string, SownFault['finds'][number]['message'], number])[] = [
  ['title: Notice: closed', 'yamlColon', 2],
  ['title: Notice\nsummary: "never closed', 'yamlUnreadable', 3],
  ["title: 'it's closed'", 'yamlUnreadable', 2],
  ['title: Notice\ntitle: Notice', 'yamlTwice', 3],
  ['title: Notice\n\tdate: 2026-11-18', 'yamlTab', 3],
  ['title: Notice\n  date: 2026-11-18', 'yamlUnreadable', 3],
  ['  title: Notice\ndate: 2026-11-18', 'yamlUnreadable', 3],
  ['title Notice\ndate: 2026-11-18', 'yamlUnreadable', 2],
  ['title:Notice\ndate: 2026-11-18', 'yamlUnreadable', 2],
  ['sources: [one, two\ndate: 2026-11-18', 'yamlUnreadable', 3],
  ['sources: - one', 'yamlUnreadable', 2],
  ['title: @office', 'yamlSign', 2],
  ['title: *Notice', 'yamlSign', 2],
  ['title: *Notice* of rest', 'yamlUnreadable', 2],
  ['title: [Urgent] Closed', 'yamlUnreadable', 2],
  ['title: "C:\\papers"', 'yamlUnreadable', 2],
];

export const sown: readonly SownFault[] = [
  ...unreadable.map(([fields, message, line]) =>
    fence(`the fields ${JSON.stringify(fields)}`, `---\n${fields}\n---\n`, message, line),
  ),
  instruction('a title that begins with !important', '!important Office closed on Friday'),
  instruction('a title that begins with an exclamation mark', '!Office closed on Friday'),
  instruction('a title that begins with an ampersand', '&More hours on Friday'),
  {
    name: 'a month that does not exist, which is reported once',
    files: { [en]: notice({ date: '2026-13-05' }), [hi]: noticeInHindi() },
    finds: [{ message: 'notDay', file: en, line: 5, field: 'date' }],
  },
  {
    name: 'an instruction in the settings',
    files: {
      'settings.yaml': settingsWith(() => undefined).replace(
        /^version: .*/m,
        'version: !new 2.1.0',
      ),
    },
    finds: [{ message: 'yamlSign', file: 'settings.yaml' }],
  },
  {
    name: 'a date for a summary',
    files: { [en]: notice({ summary: '2026-11-18' }) },
    finds: [{ message: 'readOtherwise', file: en, line: 3, field: 'summary' }],
  },
  fence('no line above the fields', notice().replace('---\n', ''), 'fieldsMissing', 1),
  fence(
    'a line of dashes that the word processor made',
    notice().replace('---\n', '—-\n'),
    'fieldsMissing',
    1,
  ),
  fence('a space before the first line', ` ${notice()}`, 'fieldsMissing', 1),
  fence('the signs of another format', notice().replaceAll('---', '+++'), 'fieldsMissing', 1),
  fence('four hyphens above the fields', `-${notice()}`, 'fieldsMissing', 1),
  fence('four hyphens below the fields', notice().replace(/---\n$/, '----\n'), 'fieldsMissing', 1),
  fence(
    'a text on the line below the fields',
    notice().replace(/---\n$/, '--- Words.\n'),
    'fieldsMissing',
    1,
  ),
  fence(
    'no line below the fields, and no text',
    notice().replace(/---\n$/, ''),
    'fieldsMissing',
    1,
  ),
  fence(
    'no line below the fields, and a text',
    notice().replace(/---\n$/, '\nThe office is closed.\n'),
    'fieldsMissing',
    1,
  ),
  fence(
    'no line below the fields, and a line in the text',
    notice().replace(/---\n$/, '\nWords.\n\n---\n\nMore words.\n'),
    'yamlUnreadable',
    7,
  ),
  fence('a file with a text alone', 'The office is closed on Friday.\n', 'fieldsMissing', 1),
  fence('an empty file', '', 'fieldsMissing', 1),
  fence('a file of blank lines', '\n\n', 'fieldsMissing', 1),
  {
    name: 'a # in quotes',
    files: {
      [en]: notice({ title: '"Circular #7 issued"' }),
      [hi]: noticeInHindi({ title: '"परिपत्र #7 जारी"' }),
    },
    finds: [],
  },
  passes('a # inside a word', { title: 'Learning C#and more' }),
  passes('a remark on a line of its own', { kind: 'notice\n# Until the office opens again:' }),
  passes('a remark behind a fact', { kind: 'notice # or circular' }),
  passes('an exclamation mark inside a title', { title: 'Office closed on Friday!' }),
  passes('a summary of several lines', {
    summary: '>-\n  The office is closed\n\n  for a day of rest.',
  }),
  passes('a summary that goes on in the next line', {
    summary: 'The office is closed\n  for a day of rest.',
  }),
  {
    name: 'a blank line above the fields',
    files: { [en]: `\n${notice()}`, [hi]: noticeInHindi() },
    finds: [],
  },
  {
    name: 'a blank line among the fields',
    files: { [en]: notice({ kind: 'notice\n' }), [hi]: noticeInHindi() },
    finds: [],
  },
  {
    name: 'a line in the text',
    files: { [sample]: page('Words.\n\n---\n\nMore words.\n') },
    finds: [],
  },
];
