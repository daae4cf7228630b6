/** Spellings of British and American English, and of words that are written with or without a hyphen. */
const englishSpellings: readonly [RegExp, string][] = [
  [/\b(organ|recogn|author|standard|summar|minim|maxim|penal)is(?=e|ing|ation)/g, '$1iz'],
  [/\bjudgement/g, 'judgment'],
  [/\blicence/g, 'license'],
  [/\bprogramme/g, 'program'],
  [/\benrol(?!l)/g, 'enroll'],
  [/\be-mail/g, 'email'],
  [/\bweb-?site/g, 'site'],
];

/** A nasal before a consonant of its own row, which may be written as a half letter or as a dot (हिन्दी, हिंदी). */
const halfNasals = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

/** Endings that are written both ways: नयी and नई, गये and गए. */
const endings: readonly [RegExp, string][] = [
  [/यी(?![\u0900-\u097f])/g, 'ई'],
  [/ये(?![\u0900-\u097f])/g, 'ए'],
];

/**
 * Makes words equal that are only spelt differently: capital letters, accents, composed signs, nukta,
 * half nasals, chandrabindu, visarga, joiners, digits, and the spellings of English. The index and
 * every query go through it. White space is left alone, so the number of words stays the same.
 *
 * @example fold('हिन्दी') === fold('हिंदी')
 * @example fold('Organisation') // 'organization'
 */
export function fold(text: string): string {
  let folded = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u0903\u200c\u200d]/g, '')
    .normalize('NFC')
    .replace(halfNasals, 'ं')
    .replaceAll('ँ', 'ं')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll('’', "'")
    .toLowerCase();
  for (const [spelling, usual] of [...endings, ...englishSpellings]) folded = folded.replace(spelling, usual);
  return folded;
}
