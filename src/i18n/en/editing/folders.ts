import type { Messages } from '../../message.ts';

/** Names of folders and files, and files that are missing. */
export const folders = {
  folderNotAddress: {
    problem: 'the name of the folder can’t be an address',
    expected:
      'Lowercase letters and digits with one hyphen between words, at most {most} characters, such as office-closed.',
  },
  addressTaken: {
    problem: 'its address {address} is already used by {other}',
    expected: 'A folder name that no other entry or page has.',
  },
  fileMissing: {
    problem: 'this file is missing',
    expected: 'Every entry has an en.mdx, which has its facts.',
  },
  languageUnknown: {
    problem: 'the site has no language {language}',
    expected: 'One of: {languages}.',
  },
  entryInsideFolder: {
    problem: 'this entry is inside {parent}',
    expected: 'A folder of its own, src/content/{right}. Only pages are in folders of folders.',
  },
  collectionUnknown: {
    problem: 'the site does not look into this folder',
    expected: 'One of: {names}.',
  },
  addressReserved: {
    problem: 'the site itself uses the address {address}, so that this page would not be shown',
    expected: 'Another name for the folder.',
  },
  fileMisnamed: {
    problem: 'the site does not read a file of this name',
    expected: 'Rename it to {right}. If there is a {right} already, keep the one that is right.',
  },
  textOutsideFolder: {
    problem: 'this text is not in a folder of its own',
    expected: 'Each entry has a folder: {right}.',
  },
  siteFileMissing: {
    problem: 'this file of the site is missing',
    expected: 'The file as it was before. A developer can get it back from the history.',
  },
} as const satisfies Messages;
