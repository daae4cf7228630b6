import type { Messages } from '../../types/message.ts';

export const languages = {
  legacyFont: {
    problem:
      '“{start}” is typed for an old Hindi font, such as Kruti Dev; readers see Latin letters',
    expected:
      'Hindi in Unicode. Convert the text, or type it again with the Hindi keyboard of the computer.',
  },
  fieldInOneLanguage: {
    problem: 'only one of the languages has this field',
    expected: 'The field in both languages, or in none.',
  },
  partsDiffer: {
    problem: '{here} here, {there} in the English version',
    expected: 'The same headings, components, tabs and links in both languages.',
  },
  daysDiffer: {
    problem: '{here} here, {there} in the English version',
    expected: 'The same days in both languages.',
  },
  numbersDiffer: {
    problem: '{here} here, {there} in the English version',
    expected: 'The same numbers in both languages.',
  },
  wordRefused: { problem: 'the glossary has “{term}” for “{word}”' },
  translationBehind: {
    problem: 'the English version was changed after this translation: “{start}”',
    expected: 'Look at what is new in the English version, and make the same change here.',
  },
} as const satisfies Messages;
