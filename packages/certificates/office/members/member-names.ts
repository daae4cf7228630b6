/** ZWJ and ZWNJ between Devanagari letters, where they decide how the letters join. */
export const joiners = /(?<=\p{Script=Devanagari})[\u200c\u200d](?=\p{Script=Devanagari})/gu;

/** A name as it is compared: without capitals, and without what nobody sees. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(joiners, '')
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim();
}

/** Words that are written in several ways, in a normalized name. */
const sameWords: readonly [RegExp, string][] = [
  [/&|\band\b/g, ' and '],
  [/\bprivate\b/g, 'pvt'],
  [/\blimited\b/g, 'ltd'],
  [/प्राइवेट/g, 'प्रा'],
  [/लिमिटेड/g, 'लि'],
  [/एवं|एवम्/g, 'और'],
];

/** A name without what people write differently: marks, blanks and short forms of words. */
export function toBareName(name: string): string {
  return sameWords
    .reduce((text, [words, word]) => text.replaceAll(words, word), normalizeName(name))
    .replaceAll(/[\p{P}\p{S}\s]/gu, '');
}
