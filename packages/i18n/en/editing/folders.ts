import type { Messages } from '../../types/message.ts';

/** Names of folders and files, and files that are missing. */
export const folders = {
  folderNotAddress: {
    problem: 'the name of the folder can’t be an address',
    expected:
      'Lowercase letters and digits with one hyphen between words, at most {most} characters, such as office-closed. Only pages are in folders of folders.',
  },
  addressTaken: {
    problem: 'its address {address} is already used by {other}',
    expected: 'A folder name that no other entry or page has.',
  },
  fileMissing: {
    problem: 'this file is missing',
    expected: 'Every entry has an en.mdx, which has its facts.',
  },
  addressReserved: {
    problem: 'the site itself uses the address {address}, so that this page would not be shown',
    expected: 'Another name for the folder.',
  },
  fileMisplaced: {
    problem: 'the site does not read a text of this name here',
    expected:
      'Each entry has a folder of its own below one of {collections}; in it, each text has one of the names {names}.',
  },
  siteFileMissing: {
    problem: 'this file of the site is missing',
    expected: 'The file as it was before. A developer can get it back from the history.',
  },
} as const satisfies Messages;
