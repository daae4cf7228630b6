import type { Messages } from '../../message.ts';

export const languages = {
  legacyFont: {
    problem:
      '“{start}” is typed for an old Hindi font, such as Kruti Dev; readers see Latin letters',
    expected:
      'Hindi in Unicode. Convert the text, or type it again with the Hindi keyboard of the computer.',
  },
  fieldMissingHere: {
    problem: 'is in the English version and not here',
    expected: 'The field in both languages, or in none.',
  },
  fieldOnlyHere: {
    problem: 'is here and not in the English version',
    expected: 'The field in both languages, or in none.',
  },
  headingsDiffer: {
    problem:
      '{here} headings here, {there} in the English version; number {place} is {levelHere} here and {levelThere} there (line {line})',
    expected: 'The same headings on the same levels in both languages.',
  },
  partsDiffer: {
    problem: '{here} here, {there} in the English version',
    expected: 'The same components, tabs and links in both languages.',
  },
  partMissingHere: {
    problem: '{item} is in the English version and not here',
    expected: 'The same components, tabs and links in both languages.',
  },
  partOnlyHere: {
    problem: '{item} is not in the English version',
    expected: 'The same components, tabs and links in both languages.',
  },
  daysDiffer: {
    problem: '{here} here, {there} in the English version',
    expected: 'The same days in both languages.',
  },
  dayMissingHere: {
    problem: 'the day {there} of the English version is not here',
    expected: 'The same days in both languages.',
  },
  dayOnlyHere: {
    problem: 'the day {here} is not in the English version',
    expected: 'The same days in both languages.',
  },
  numbersDiffer: {
    problem: '{here} here, {there} in the English version',
    expected: 'The same numbers in both languages.',
  },
  numberMissingHere: {
    problem: 'the number {there} of the English version is not here',
    expected: 'The same numbers in both languages, in digits or in words.',
  },
  numberOnlyHere: {
    problem: 'the number {here} is not in the English version',
    expected: 'The same numbers in both languages, in digits or in words.',
  },
  translationBehind: {
    problem: 'the English version was changed after this translation: “{start}”',
    expected: 'A look at what is new in the English version, and the same change here.',
  },
} as const satisfies Messages;
