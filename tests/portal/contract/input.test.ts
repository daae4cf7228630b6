import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  emailAddress,
  longText,
  normalizeLine,
  normalizeCode,
  toMobile,
} from '../../../packages/portal/contract/input.ts';

const toDevanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + 0x0966));

/** Ten digits without a leading zero. */
const mobile = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 });
const separator = fc.constantFrom('', ' ', '  ', '-', '–', '.', '\u00a0', '\u2009');

describe('a mobile number', () => {
  test.each([
    '98765 43210',
    '+91-98765-43210',
    '09876543210',
    '९८७६५४३२१०',
    '+91 98765 43210',
    '0091 98765 43210',
    '919876543210',
    '(+91) 09876543210',
  ])('may be written %s (FORM-4)', (text) => {
    expect(toMobile(text)).toBe(9_876_543_210);
  });

  test.each([
    '',
    '98765',
    '98765432101',
    '+92 98765 43210',
    '0123456789',
    'abcdefghij',
    '98765x43210',
    '+91',
    '9876543210 / 11',
    '१२३',
  ])('may not be written %j', (text) => {
    expect(toMobile(text)).toBeUndefined();
  });

  test('is read with any prefix, any separators and either kind of digits', () => {
    const prefix = fc.constantFrom('', '+91', '0', '+910', '91', '0091');
    fc.assert(
      fc.property(
        mobile,
        prefix,
        fc.array(separator, { minLength: 11, maxLength: 11 }),
        fc.boolean(),
        (number, before, between, devanagari) => {
          const digits = [...String(number)]
            .map((digit, index) => `${between[index] ?? ''}${digit}`)
            .join('');
          const text = `${before}${digits}${between[10] ?? ''}`;
          expect(toMobile(devanagari ? toDevanagari(text) : text)).toBe(number);
        },
      ),
    );
  });

  test('is a number of ten digits or undefined, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+०-९\d \-.]{0,16}$/)),
        (text) => {
          const number = toMobile(text);
          expect(number === undefined || /^[1-9]\d{9}$/.test(String(number))).toBe(true);
        },
      ),
    );
  });
});

test('a line is trimmed and its inner spaces are collapsed', () => {
  expect(normalizeLine('  आशा \t राव ')).toBe('आशा राव');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const normalized = normalizeLine(text);
      expect(normalized.replaceAll(' ', '')).toBe(text.replace(/\s/g, ''));
      expect(normalizeLine(normalized)).toBe(normalized);
    }),
  );
});

test('spaces are removed from a code, everything else is kept (OTP-2)', () => {
  expect([' 123 456 ', '१२३ ४५६', 'ab-12', '   '].map(normalizeCode)).toEqual([
    '123456',
    '123456',
    'ab-12',
    '',
  ]);
});

test('line breaks are kept and normalised', () => {
  expect(v.parse(longText, '\r\nfirst\r\nsecond\rthird \n')).toBe('first\nsecond\nthird');
});

describe('an e-mail address', () => {
  const address = emailAddress('missing', 'wrong');
  const validate = (text: string) => {
    const result = v.safeParse(address, text, { abortPipeEarly: true });
    return result.success ? result.output : result.issues[0].message;
  };

  test.each([
    'asha@bank.example',
    'asha.rao+ifsf@mail.bank.example',
    'आशा@डाक.भारत',
    "o'neil@bank.example",
    'a@b.co',
  ])('may be %s', (text) => {
    expect(validate(` ${text} `)).toBe(text);
  });

  test.each([
    'asha',
    'asha@',
    '@bank.example',
    'asha@bank',
    'asha@bank.',
    'a b@bank.example',
    'a@b@c.example',
    'a@b.example@c',
    `${'a'.repeat(250)}@b.co`,
  ])('may not be %s', (text) => {
    expect(validate(text)).toBe('wrong');
  });

  test('is missing if there are only spaces', () => {
    expect(validate('  ')).toBe('missing');
  });
});
