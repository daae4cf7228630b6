import type { Messages } from '../../message.ts';

export const links = {
  linkLeadsNowhere: {
    problem: 'the link {target} leads nowhere',
    expected: 'The path of a page without a language, such as /about/charter, or an https address.',
  },
  linkNamesLanguage: {
    problem: 'the link {target} names a language',
    expected: '{path}. The site puts the language of the reader before it.',
  },
  linkPartMissing: {
    problem: 'the page {path} has no part {part}',
    expected: 'One of its tabs and headings: {parts}. Or the address without #.',
  },
  subjectUnknown: {
    problem: 'no form of the page {path} has the subject “{subject}”',
    expected: 'One of: {subjects}. Or the address without `?subject=`.',
  },
  linkToOwnComputer: {
    problem: '{target} works only on the computer on which it was written',
    expected: 'The path of the page alone, such as /contact.',
  },
  addressMalformed: {
    problem: '{target} is not a complete address',
    expected:
      'The address as the browser shows it, mailto: with an e-mail address, or tel: with a number in digits, such as tel:+911155500100.',
  },
  linkWithoutWords: {
    problem: 'the link to {target} has no words, so that nobody can see or click it',
    expected: 'Words in the square brackets that say where the link leads.',
  },
  linkLeftAsText: {
    problem: 'readers see {found} as it is, not as a link',
    expected:
      'Square brackets with the words, and directly after them round brackets with the address: [the Charter](/about/charter).',
  },
  linkInPlainField: {
    problem: 'readers see {found} as it is, because this field holds plain words',
    expected: 'The words alone. Put the link into the text below the fields.',
  },
  linkWordsSayNothing: {
    problem: '“{words}” does not say where the link leads',
    expected:
      'Words that make sense on their own, such as the name of the page: screen readers read out links without the sentence around them.',
  },
} as const satisfies Messages;
