import { notice, noticeInHindi, page, pageInHindi } from '../fixture.ts';
import type { Message, SownFault } from './sown-fault.ts';

const en = 'notices/closed/en.mdx';
const hi = 'notices/closed/hi.mdx';
const closed = { [en]: notice(), [hi]: noticeInHindi() };

const found = (
  name: string,
  files: SownFault['files'],
  message: Message,
  file: string,
  field = 'file name',
): SownFault => ({
  name,
  files,
  finds: [{ message, file, line: 1, field }],
});

const passes = (name: string, files: SownFault['files']): SownFault => ({
  name,
  files: { ...closed, ...files },
  finds: [],
});

/** A translation that has another name than it must have. */
const misnamed = (name: string) =>
  found(
    `a translation with the name ${name}`,
    { [en]: notice(), [`notices/closed/${name}`]: noticeInHindi() },
    'fileMisplaced',
    `notices/closed/${name}`,
  );

export const sown: readonly SownFault[] = [
  found(
    'an English text of the word processor',
    { 'notices/closed/en.mdx.docx': 'PK' },
    'fileMisplaced',
    'notices/closed/en.mdx.docx',
  ),
  ...['hi.mdx.txt', 'hi.md', 'hindi.mdx', 'hi (1).mdx', 'hi.MDX', 'hi-IN.mdx'].map(misnamed),
  found(
    'notes beside an entry',
    { ...closed, 'notices/closed/notes.mdx': 'Words.' },
    'fileMisplaced',
    'notices/closed/notes.mdx',
  ),
  found(
    'a language that the site has not',
    { ...closed, 'notices/closed/ta.mdx': noticeInHindi() },
    'fileMisplaced',
    'notices/closed/ta.mdx',
  ),
  found(
    'a collection without its s',
    { 'notice/closed/en.mdx': notice() },
    'fileMisplaced',
    'notice/closed/en.mdx',
  ),
  found(
    'a text outside of a folder',
    { 'notices/office-closed.mdx': notice() },
    'fileMisplaced',
    'notices/office-closed.mdx',
  ),
  found('a page beside the settings', { 'plan.mdx': page() }, 'fileMisplaced', 'plan.mdx'),
  found(
    'a notice in Hindi alone',
    { [hi]: noticeInHindi() },
    'fileMissing',
    'notices/closed',
    'en.mdx',
  ),
  found(
    'a folder with a space in its name',
    { 'notices/Office closed/en.mdx': notice() },
    'folderNotAddress',
    'notices/Office closed',
    'folder',
  ),
  found('no words of the search', { 'search.yaml': undefined }, 'siteFileMissing', 'search.yaml'),
  ...['search', 'hi', 'en', 'ta', 'offline', '404', 'hi/about'].map((id) =>
    found(
      `a page with the address /${id}`,
      { [`pages/${id}/en.mdx`]: page() },
      'addressReserved',
      `pages/${id}`,
      'folder',
    ),
  ),

  passes('what systems and office programs leave behind', {
    'notices/.DS_Store': '',
    'notices/closed/.DS_Store': '',
    'notices/closed/._en.mdx': '',
    'notices/closed/Thumbs.db': '',
    'notices/closed/desktop.ini': '',
    'notices/closed/~$circular.docx': '',
    'notices/closed/.~lock.circular.odt#': '',
    'notices/closed/en.mdx~': '',
    '.DS_Store': '',
  }),
  passes('a document in two languages', {
    [en]: notice({ document: './circular.txt' }),
    'notices/closed/circular.txt': 'Words.',
    'notices/closed/circular.hi.txt': 'शब्द।',
  }),
  passes('pages inside a page', {
    'pages/plan/en.mdx': page(),
    'pages/plan/first/en.mdx': page(undefined, {
      title: 'The first plan',
      description: 'A page below another page, which is there so that a test has one to look at.',
    }),
  }),
  passes('pages in a folder without a page', {
    'pages/plan/first/en.mdx': page(),
    'pages/plan/first/hi.mdx': pageInHindi(),
  }),
  passes('a page whose address begins like one of the site', { 'pages/searching/en.mdx': page() }),
];
