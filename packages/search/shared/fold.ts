import { foldLetters } from '@federation/base/fold-letters';

/** British and American spellings, and words with an optional hyphen. */
const englishSpellings: readonly [RegExp, string][] = [
  [/\b(organ|recogn|author|standard|summar|minim|maxim|penal)is(?=e|ing|ation)/g, '$1iz'],
  [/\bjudgement/g, 'judgment'],
  [/\blicence/g, 'license'],
  [/\bprogramme/g, 'program'],
  [/\benrol(?!l)/g, 'enroll'],
  [/\be-mail/g, 'email'],
  [/\bweb-?site/g, 'site'],
];

/** Endings with two spellings: नयी and नई, गये and गए. */
const endings: readonly [RegExp, string][] = [
  [/यी(?![\u0900-\u097f])/g, 'ई'],
  [/ये(?![\u0900-\u097f])/g, 'ए'],
];

/** The commas between the digits of a number: ₹1,00,000. */
const digitGroups = /(\d),(?=\d{2,3}(?!\d))/g;

/** A financial year: 2025–26. */
const twoYears = /((?:^|\D)(?:19|20)(\d\d))[–-](\d\d)(?![\d–-])/g;

const toTwoYears = (written: string, first: string, begins: string, ends: string) =>
  Number(ends) === (Number(begins) + 1) % 100 ? `${first}–${Number(first.slice(-4)) + 1}` : written;

/**
 * Normalises text for search, so that different spellings of a word match: letters, groups of
 * digits, years such as 2025–26, and English spellings. The index and every query use it. It keeps
 * white space, so the number of words stays the same.
 *
 * @example fold('Organisation') // 'organization'
 */
export function fold(text: string): string {
  let folded = foldLetters(text).replace(digitGroups, '$1').replace(twoYears, toTwoYears);
  for (const [pattern, replacement] of [...endings, ...englishSpellings])
    folded = folded.replace(pattern, replacement);
  return folded;
}
