import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createDemonstrationNumber,
  createNumber,
  isDemonstrationNumber,
  isNumber,
  readNumber,
  createExampleNumber,
} from '../../../packages/certificates/shared/number.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const numbers = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.uint8Array({ minLength: 8, maxLength: 8 }))
  .map(([year, bytes]) => createNumber('IFSF', year, () => bytes));

test('a new number has eight random characters after the year and a correct check character', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(number).toMatch(/^IFSF-20\d\d-[0-9A-HJKMNP-TV-Z]{9}$/);
      expect(readNumber(number, 'IFSF')).toEqual({ form: 'number', number });
    }),
  );
});

test('one wrong character is always detected, in the year too', () => {
  const positions = fc.constantFrom(5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18);
  fc.assert(
    fc.property(numbers, positions, fc.constantFrom(...alphabet), (number, position, character) => {
      fc.pre(number[position] !== character && (position > 8 || /\d/.test(character)));
      const wrong = number.slice(0, position) + character + number.slice(position + 1);
      expect(readNumber(wrong, 'IFSF').form).toBe('mistyped');
    }),
  );
});

test('two swapped characters are always detected', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.uniqueArray(fc.integer({ min: 10, max: 18 }), { minLength: 2, maxLength: 2 }),
      (number, [first = 0, second = 0]) => {
        fc.pre(number[first] !== number[second]);
        const characters = [...number];
        [characters[first], characters[second]] = [number[second] ?? '', number[first] ?? ''];
        expect(readNumber(characters.join(''), 'IFSF').form).toBe('mistyped');
      },
    ),
  );
});

const number = createNumber('IFSF', 2026, () => new Uint8Array([1, 0, 10, 20, 0, 1, 30, 31]));

test.each([
  ['lower case', number.toLowerCase()],
  ['spaces around and inside', ` ${number.replaceAll('-', ' - ')} `],
  ['other dashes', number.replaceAll('-', '–')],
  ['no dashes', number.replaceAll('-', '')],
  ['the letter O for zero', number.slice(0, 9) + number.slice(9).replaceAll('0', 'o')],
  ['the letters I and L for one', number.slice(0, 9) + number.slice(9).replaceAll('1', 'l')],
  ['an invisible character from a PDF', number.replace('-', '-\u200b')],
  ['Devanagari digits', number.replace('2026', '२०२६')],
  ['full-width characters', number.replace('IFSF', 'ＩＦＳＦ')],
])('a number is read with %s', (_, typed) => {
  expect(readNumber(typed, 'IFSF')).toEqual({ form: 'number', number });
});

test.each([
  'IFSF-',
  'IFSF-2026',
  'ifsf-12',
  'IFSF-2026-7K3QHT9',
  `${number}0`,
  'IFSF-2026-UUUUUUUUU',
])('%j is an incomplete number', (typed) => {
  expect(readNumber(typed, 'IFSF').form).toBe('incomplete');
});

test.each([
  '',
  ' ',
  '2026-7K3QHT9MZ',
  'ABCD-2026-7K3QHT9MZ',
  'IFS',
  'https://www.ifsf.example',
  '💡',
])('%j is not a number', (typed) => {
  expect(readNumber(typed, 'IFSF')).toEqual({ form: 'other' });
});

/**
 * Any code points, halves of surrogate pairs too. The unit `binary` of fast-check takes seconds to
 * begin.
 */
const anyText = fc.string({
  unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
  maxLength: 40,
});

test('any text can be read without an error', () => {
  fc.assert(
    fc.property(anyText, (text) =>
      ['number', 'mistyped', 'incomplete', 'other'].includes(readNumber(text, 'IFSF').form),
    ),
  );
});

test('only a number exactly as printed is valid in a certificate', () => {
  expect(isNumber(number, 'IFSF')).toBe(true);
  expect(isNumber(number.toLowerCase(), 'IFSF')).toBe(false);
  expect(isNumber(number, 'OTHER')).toBe(false);
});

test('numbers that begin with DEM0 are those of the demonstration, and no others', () => {
  const demonstration = createDemonstrationNumber('IFSF', 2026);
  expect(demonstration).toMatch(/^IFSF-2026-DEM0.{5}$/);
  expect(readNumber(demonstration.replace('DEM0', 'demo'), 'IFSF')).toEqual({
    form: 'number',
    number: demonstration,
  });
  expect([demonstration, number].map(isDemonstrationNumber)).toEqual([true, false]);
  const reserved = [...'DEM00000'].map((character) => alphabet.indexOf(character));
  expect(createNumber('IFSF', 2026, () => Uint8Array.from(reserved))).not.toContain('DEM0');
});

test('the example number of the specification has a correct check character', () => {
  expect(createExampleNumber({ product: 'IFSF' })).toBe('IFSF-2024-12345678N');
});

test('an underscore, a minus sign and a doubled dash are dashes', () => {
  for (const dash of ['_', '\u2212', '--', '-\u2013'])
    expect(readNumber(number.replaceAll('-', dash), 'IFSF')).toEqual({ form: 'number', number });
});

test('the message repeats an incomplete number as it was understood', () => {
  expect(readNumber(' ifsf\u2013\u2013२०२६ ', 'IFSF')).toEqual({
    form: 'incomplete',
    number: 'IFSF-2026',
  });
  expect(readNumber('ifsf2026', 'IFSF')).toEqual({ form: 'other' });
});
