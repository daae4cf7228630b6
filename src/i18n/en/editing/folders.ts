import type { Messages } from '../../message.ts';

/** Names of folders and files, and files that are missing. */
export const folders = {
  folderNotAddress: {
    problem: 'the name of the folder can’t be an address',
    expected: 'Lowercase letters, digits and hyphens, such as office-closed.',
  },
  folderWithoutEnglish: {
    problem: 'there is no en.mdx in this folder',
    expected: 'Every entry has an en.mdx, which has its facts.',
  },
  addressTaken: { problem: 'its address {address} is already used by {other}', expected: 'A folder name that no other entry or page has.' },
  fileMissing: { problem: 'this file is missing', expected: 'Every entry has an en.mdx, which has its facts.' },
  languageUnknown: { problem: 'the site has no language {language}', expected: 'One of: {languages}.' },
} as const satisfies Messages;
