import { foldLetters } from '@federation/base/fold-letters';

/** ZWJ and ZWNJ between Devanagari letters, where they change the shape of the letters. */
export const joiners = /(?<=\p{Script=Devanagari})[\u200c\u200d](?=\p{Script=Devanagari})/gu;

/** A name for comparison: in lower case and without invisible differences. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(joiners, '')
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim();
}

/** Words with several spellings, in a normalized name. */
const sameWords: readonly [RegExp, string][] = [
  [/^(?:m ?\/ ?s|messrs|मेसर्स|मैसर्स|मे|मै)(?![\p{L}\p{M}])/gu, ''],
  [/&|\band\b|एवं|एवम्|और| व /g, ' and '],
  [/\blimited liability partnership\b|\bl l p\b/g, 'llp'],
  [/\blimited\b/g, 'ltd'],
  [/\bprivate\b|\(p\)|\bp(?= ltd\b)/g, 'pvt'],
  [/\bcompany\b/g, 'co'],
  // Many write the sign of an abbreviation as a zero.
  [/(?<=प्रा|लि|कं)0/g, ''],
  [/प्रा[इय]वेट/g, 'प्रा'],
  [/लिमिटेड/g, 'लि'],
];

/** A name without punctuation and blanks, and with one spelling for words that have several. */
export function toBareName(name: string): string {
  return sameWords
    .reduce((text, [words, word]) => text.replaceAll(words, word), foldLetters(normalizeName(name)))
    .replaceAll(/[\p{P}\p{S}\s]/gu, '');
}
