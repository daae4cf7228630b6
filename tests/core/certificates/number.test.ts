import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumber, isNumber, readNumber } from '../../../src/core/certificates/number.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const numbers = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.uint8Array({ minLength: 8, maxLength: 8 }))
  .map(([year, bytes]) => createNumber('IFSF', year, () => bytes));

test('a new number has the form of the specification and passes its own check', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(number).toMatch(/^IFSF-20\d\d-[0-9A-HJKMNP-TV-Z]{9}$/);
      expect(readNumber(number, 'IFSF')).toEqual({ form: 'number', number });
    }),
  );
});

test('one wrong character is always noticed, in the year too', () => {
  const places = fc.constantFrom(5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18);
  fc.assert(
    fc.property(numbers, places, fc.constantFrom(...alphabet), (number, place, character) => {
      fc.pre(number[place] !== character && (place > 8 || /\d/.test(character)));
      const wrong = number.slice(0, place) + character + number.slice(place + 1);
      expect(readNumber(wrong, 'IFSF').form).toBe('mistyped');
    }),
  );
});

test('two characters that changed places are always noticed', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.uniqueArray(fc.integer({ min: 10, max: 18 }), { minLength: 2, maxLength: 2 }),
      (number, [one = 0, other = 0]) => {
        fc.pre(number[one] !== number[other]);
        const characters = [...number];
        [characters[one], characters[other]] = [number[other] ?? '', number[one] ?? ''];
        expect(readNumber(characters.join(''), 'IFSF').form).toBe('mistyped');
      },
    ),
  );
});

const number = createNumber('IFSF', 2026, () => new Uint8Array([1, 0, 10, 20, 0, 1, 30, 31]));

test.each([
  ['small letters', number.toLowerCase()],
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

test.each(['IFSF-', 'IFSF-2026', 'ifsf-12', 'IFSF-2026-7K3QHT9', `${number}0`, 'IFSF-2026-UUUUUUUUU'])(
  '%j begins as a number and is none',
  (typed) => {
    expect(readNumber(typed, 'IFSF').form).toBe('incomplete');
  },
);

test.each(['', ' ', '2026-7K3QHT9MZ', 'ABCD-2026-7K3QHT9MZ', 'IFS', 'https://www.ifsf.example', '💡'])('%j is something else', (typed) => {
  expect(readNumber(typed, 'IFSF')).toEqual({ form: 'other' });
});

test('no text makes the reader fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) =>
      ['number', 'mistyped', 'incomplete', 'other'].includes(readNumber(text, 'IFSF').form),
    ),
  );
});

test('only the printed way of writing is a number in a certificate', () => {
  expect(isNumber(number, 'IFSF')).toBe(true);
  expect(isNumber(number.toLowerCase(), 'IFSF')).toBe(false);
  expect(isNumber(number, 'OTHER')).toBe(false);
});
