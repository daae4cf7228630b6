import type { Messages } from '../../types/message.ts';

/** Bytes and characters that nobody can see or read. */
export const bytes = {
  notUtf8: {
    problem: 'the file is not saved in UTF-8, so that its letters are lost on the site',
    expected: 'The same file in UTF-8: in the editor, choose “Save with encoding”, then “UTF-8”.',
  },
  encodedTwice: {
    problem: 'the letters are garbled: “{given}” was “{meant}” once',
    expected:
      'The words as they are to be read. Copy them again from where they came, and save in UTF-8.',
  },
  hiddenCharacter: {
    problem: 'there is a character ({code}) that nobody can see after “{before}”',
    expected: 'The words without it. `npm run content -- --fix` removes it.',
  },
  harmfulCharacter: {
    problem: 'there is a character ({code}) that spoils the words after “{before}”',
    expected: 'Delete the character and read the words around it; type again what is wrong.',
  },
  conflictMark: {
    problem: '{mark} is a conflict mark of Git: two people have changed these lines',
    expected:
      'Keep the lines that are right, and delete the others with the three lines of marks (<<<<<<<, ======= and >>>>>>>).',
  },
} as const satisfies Messages;
