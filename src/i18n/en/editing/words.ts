import type { Messages } from '../../message.ts';

/** Words of the word list, and long sentences. */
export const words = {
  wordRefused: {
    problem: '“{word}” is on the word list',
    expected:
      '{write}. {because} If the word is right here, put it in “quotation marks” or allow it in the English version.',
  },
  wordRefusedInSettings: {
    problem: '“{word}” is on the word list',
    expected: '{write}. {because} If the word is right here, put it in “quotation marks”.',
  },
  wordBetter: {
    problem: 'the site does not write “{word}”',
    expected: '{write}. {because} If it is right here, put it in “quotation marks”.',
  },
  wordTooLong: {
    problem: '“{start}” goes on for {count} letters without a space',
    expected: 'Words with spaces between them.',
  },
  titleInQuotes: {
    problem: 'readers see the quotation marks around it',
    expected: '{inside}. Where a value needs quotation marks, they are straight ones (").',
  },
  emoji: {
    problem: '{sign} is a small picture, which the fonts of the site do not have',
    expected: 'The words without it.',
  },
  sentenceLong: {
    problem: 'a sentence of {count} words, better at most {most}: “{start}”',
    expected: 'Two or three shorter sentences.',
  },
  paragraphLong: {
    problem: 'a paragraph of {count} words, better at most {most}: “{start}”',
    expected: 'Two or three shorter paragraphs.',
  },
} as const satisfies Messages;
