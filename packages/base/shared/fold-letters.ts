import { toLatinDigits } from './digits.ts';

/**
 * Nasals before a consonant of their own class, which can be written as a half letter or as a dot
 * (हिन्दी, हिंदी).
 */
const halfNasals = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

/**
 * Normalises letters for a search, so that different ways to write them match: upper case, accents,
 * composed characters, nukta, half nasals, chandrabindu, visarga, joiners, direction marks,
 * apostrophes and digits. It keeps white space.
 *
 * @example foldLetters('हिन्दी') === foldLetters('हिंदी')
 */
export const foldLetters = (text: string): string =>
  toLatinDigits(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u0903\p{Cf}]/gu, '')
    .normalize('NFC')
    .replace(halfNasals, 'ं')
    .replaceAll('ँ', 'ं')
    .replaceAll('’', "'")
    .toLowerCase();
