import { toLatinDigits } from '@federation/base/digits';

/**
 * The tables of the Verhoeff checksum (J. Verhoeff, Error Detecting Decimal Codes, 1969): the
 * dihedral group of order 10, and a permutation.
 */
const product = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const permutation = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Tells whether the last digit of a number is its Verhoeff checksum. */
export function hasVerhoeffChecksum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((check, digit, place) => {
    const permuted = Number(permutation[place % 8]?.[Number(digit)]);
    return Number(product[check]?.[permuted]);
  }, 0);
  return sum === 0;
}

/**
 * The Aadhaar numbers in a text: twelve digits, perhaps in groups of four, the first from 2 to 9,
 * the last a checksum (UIDAI).
 *
 * @example findAadhaar('No. 2345 6789 0124') // ['2345 6789 0124']
 */
export function findAadhaar(words: string): string[] {
  const pattern = /(?<![\d/-])[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?![\d/-]|[.,]\d)/g;
  const found = toLatinDigits(words).match(pattern) ?? [];
  return found.filter((number) => hasVerhoeffChecksum(number.replaceAll(/\D/g, '')));
}

/**
 * The permanent account numbers (PAN) in a text: five letters, of which the fourth says what kind
 * of person it is, four digits, a letter (Income Tax Department).
 *
 * @example findPan('PAN ABCPK1234L') // ['ABCPK1234L']
 */
export function findPan(words: string): string[] {
  const pattern = /(?<![\p{L}\p{N}])[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z](?![\p{L}\p{N}])/gu;
  return toLatinDigits(words).match(pattern) ?? [];
}

/**
 * The telephone numbers in a text: with a country code, mobile numbers of India, and numbers with a
 * long-distance code.
 */
export function findTelephones(words: string): string[] {
  const patterns = [
    /\+\d[\d ()-]{7,}\d/,
    /(?<![\d/.-])(?:0 ?)?[6-9]\d{4}[ -]?\d{5}(?![\d/-]|[.,]\d)/,
    /(?<![\d/.-])\(?0\d{2,4}\)?[ -]\d{3,4}[ -]?\d{3,4}(?![\d/-])/,
  ];
  const any = new RegExp(patterns.map(({ source }) => source).join('|'), 'g');
  return toLatinDigits(words).match(any) ?? [];
}

/** The e-mail addresses in a text. */
export function findMailAddresses(words: string): string[] {
  return words.match(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu) ?? [];
}
