import {
  mdx,
  notice,
  noticeInHindi,
  page,
  pageInHindi,
  settingsWith,
} from '../build/content-check/fixture.ts';
import type { SownFault } from './sown-fault.ts';

const en = 'notices/closed/en.mdx';
const hi = 'notices/closed/hi.mdx';

type Expected = SownFault['finds'][number];

const inNotice = (
  name: string,
  changes: Record<string, unknown>,
  ...finds: readonly Expected[]
): SownFault => ({ name, files: { [en]: notice(changes) }, finds });

const inFolder = (folder: string, message?: Expected['message']): SownFault => ({
  name: `a notice in the folder ${folder}`,
  files: { [`notices/${folder}/en.mdx`]: notice() },
  finds: message ? [{ message, file: `notices/${folder}`, line: 1, field: 'folder' }] : [],
});

const talk = 'events/talk/en.mdx';
const event = (times: Record<string, unknown>) =>
  mdx({
    title: 'A talk on rules',
    venue: 'Online',
    theme: 'Rules',
    description: 'What the rules are about.',
    kind: 'webinar',
    date: '2026-12-01',
    ...times,
  });

const onPage = (
  name: string,
  fields: Record<string, unknown>,
  field?: string,
  line = 4,
): SownFault => ({
  name,
  files: { 'pages/sample/en.mdx': page('Words.\n', fields) },
  finds: field ? [{ message: 'dayToCome', file: 'pages/sample/en.mdx', line, field }] : [],
});

const read = { sources: '[https://egazette.gov.in]', sourceNames: '[Gazette of India]' };

export const sown: readonly SownFault[] = [
  inNotice(
    'a word of 100 letters as a title',
    { title: 'a'.repeat(100) },
    { message: 'wordTooLong', file: en, line: 2, field: 'title' },
  ),
  inNotice('a long word that there is', { title: 'Floccinaucinihilipilification' }),
  {
    name: 'a Hindi summary whose spaces were lost',
    files: { [en]: notice(), [hi]: noticeInHindi({ summary: 'विश्रामकेलिएकार्यालय'.repeat(4) }) },
    finds: [{ message: 'wordTooLong', file: hi, line: 3, field: 'summary' }],
  },
  {
    name: 'a long address in a text',
    files: {
      'pages/sample/en.mdx': page(`See https://egazette.gov.in/${'a'.repeat(60)} there.\n`),
    },
    finds: [],
  },
  {
    name: 'another word than that of the glossary',
    files: {
      'pages/sample/en.mdx': page('The operator answers. Each operator has seven days.\n'),
      'pages/sample/hi.mdx': pageInHindi('प्रचालक उत्तर देता है। हर प्रचालक के पास सात दिन हैं।\n'),
    },
    finds: [{ message: 'termMissing', file: 'pages/sample/hi.mdx', line: 5, field: 'text' }],
  },
  {
    name: 'the word of the glossary, in another form',
    files: {
      'pages/sample/en.mdx': page('The operator answers. Each operator has seven days.\n'),
      'pages/sample/hi.mdx': pageInHindi('संचालकों को उत्तर देना होता है। उनके पास सात दिन हैं।\n'),
    },
    finds: [],
  },
  inNotice(
    'curly quotation marks around a title',
    { title: '“Office closed on Friday”' },
    { message: 'titleInQuotes', file: en, line: 2, field: 'title' },
  ),
  inNotice('a quotation in a title', { title: 'What “closed” means on Friday' }),
  inNotice('straight quotation marks around a title', { title: '"Office closed on Friday"' }),
  inNotice(
    'an emoji in a title',
    { title: 'Office closed on Friday 🎉' },
    { message: 'emoji', file: en, line: 2, field: 'title' },
  ),
  inNotice(
    'a sign that a phone turns into an emoji',
    { summary: 'The office is closed ☀️ for a day of rest.' },
    { message: 'emoji', file: en, line: 3, field: 'summary' },
  ),
  {
    name: 'an emoji in the settings',
    files: {
      'settings.yaml': settingsWith((settings) => settings.setIn(['credit', 'en'], 'Made 🎉')),
    },
    finds: [{ message: 'emoji', file: 'settings.yaml', field: 'credit.en' }],
  },
  inNotice('signs that are no emoji', { title: 'Office © 2026 → closed on Friday, ₹ 5' }),

  inFolder('new-folder', 'folderNameless'),
  inFolder('new-folder-2', 'folderNameless'),
  inFolder('untitled', 'folderNameless'),
  inFolder('closed-copy', 'folderNameless'),
  inFolder('-help--desk-', 'folderNotAddress'),
  inFolder('help--desk', 'folderNotAddress'),
  inFolder('new-rules'),
  {
    name: 'a draft that has no name yet',
    files: { 'notices/closed-copy/en.mdx': notice({ draft: true }) },
    finds: [],
  },
  inFolder('page-of-honour'),
  {
    name: 'a page that is called page',
    files: { 'pages/about/page/en.mdx': page() },
    finds: [{ message: 'folderNameless', file: 'pages/about/page', line: 1, field: 'folder' }],
  },
  {
    name: 'a notice in a folder of its year',
    files: {
      'notices/2026/closed/en.mdx': notice(),
      'notices/2026/closed/hi.mdx': noticeInHindi(),
    },
    finds: [
      { message: 'entryInsideFolder', file: 'notices/2026/closed', line: 1, field: 'folder' },
    ],
  },

  {
    name: 'an event that only begins',
    files: { [talk]: event({ startTime: '"09:30"' }) },
    finds: [{ message: 'fieldMissing', file: talk, line: 2, field: 'endTime' }],
  },
  {
    name: 'an event that only ends',
    files: { [talk]: event({ endTime: '"17:00"' }) },
    finds: [{ message: 'fieldMissing', file: talk, line: 2, field: 'startTime' }],
  },
  {
    name: 'an event that begins and ends',
    files: { [talk]: event({ startTime: '"09:30"', endTime: '"17:00"' }) },
    finds: [],
  },
  inNotice(
    'a circular without a number',
    { kind: 'circular' },
    { message: 'fieldMissing', file: en, line: 2, field: 'number' },
  ),
  inNotice('a circular with a number', { kind: 'circular', number: 'IFSF/CIR/2026/01' }),

  onPage('a review in the future', { lastReviewed: '2027-01-05' }, 'lastReviewed'),
  onPage('a review of today', { lastReviewed: '2026-11-22' }),
  onPage(
    'a change in the future',
    { changedOn: '[2027-01-05]', changes: '[Shorter answers]' },
    'changedOn.0',
  ),
  onPage('sources that will be read', { ...read, checkedOn: '2027-01-05' }, 'checkedOn', 6),
];
