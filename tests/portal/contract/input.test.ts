import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  emailAddress,
  longText,
  normalizeLine,
  normalizeCode,
  toMobile,
  toTelephone,
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
    '\u202a+91 98765 43210\u202c',
    '\u200e9876543210',
    '98765\u200b43\u00ad210\ufeff',
    '\u2068९८७६५\u200d४३२१०\u2069',
    'tel:+91-98765-43210',
    '<tel:+919876543210>;',
    '９８７６５４３２１０，',
    '（＋91）98765−43210',
    '৯৮৭৬৫৪৩২১০',
    'tel:+91-98765-43210;ext=12',
    'tel:9876543210;phone-context=+91',
    'sms:+919876543210',
    "'+91 98765 43210",
    '[+91] 98765·43210',
    '+91 98765_43210',
    'Mobile: 98765 43210',
    'Ph. +91 98765 43210',
    'Phone no. 9876543210',
    'Tel 9876543210',
    'मोबाइल नं. ९८७६५४३२१०',
    'फ़ोन: 9876543210',
    'फोन 9876543210',
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
    '9876543210, 9123456789',
    'tel:9876543210;9123456789',
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

test.each([
  ['  आशा \t राव ', 'आशा राव'],
  ['\u202aAsha\u202c \u2066Rao\u2069\u200f', 'Asha Rao'],
  ['\ufeffA\u00adsha\u200b R\u200dao', 'Asha Rao'],
  ['शर्\u200dमा पक्\u200cका\u200d', 'शर्\u200dमा पक्\u200cका'],
  ['\u200b \u200e', ''],
])('the line %j becomes %j', (typed, line) => {
  expect(normalizeLine(typed)).toBe(line);
});

test('a line keeps its visible characters, except for extra spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const normalized = normalizeLine(text);
      const bare = (line: string) =>
        line.replace(/[\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
      expect(bare(normalized)).toBe(bare(text));
      expect(normalizeLine(normalized)).toBe(normalized);
    }),
  );
});

test('a number of any country keeps its signs and loses pasted extras', () => {
  expect(
    ['tel:+44 20 5550 0100', '\u202d०११ ५५५०\u202c;', '(011) 5550 (0100)'].map(toTelephone),
  ).toEqual(['+44 20 5550 0100', '011 5550', '(011) 5550 (0100)']);
});

test('spaces are removed from a code, everything else is kept (OTP-2)', () => {
  expect([' 123\u200b 456 ', '१२३ ४५६', 'ab-12', '   '].map(normalizeCode)).toEqual([
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
    'आशा१@उदाहरण.भारत',
    'asha@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.co`,
  ])('may be %s', (text) => {
    expect(validate(` ${text} `)).toBe(text);
  });

  test.each([
    'asha@bank.example\u200b',
    '\u202aasha@bank.example\u202c',
    '\ufeffasha\u200d@ba\u00adnk.example',
    'asha@bank.example,',
    'asha@bank.example;',
    'asha@bank.example.',
    '<asha@bank.example>',
    '(asha@bank.example)',
    '“asha@bank.example”,',
    'mailto:asha@bank.example',
    'MAILTO:asha@bank.example?subject=Hello',
    'Asha <asha@bank.example>',
    '"Rao, Asha" <mailto:asha@bank.example>;',
    'asha＠bank。example',
    'ａｓｈａ@bank．example',
    'mailto:asha%40bank.example?subject=Hello',
    'mailto://asha@bank.example',
    'E-mail: asha@bank.example',
    '«asha@bank.example»',
    '`asha@bank.example`',
    'asha@bank.example>',
    '<asha@bank.example',
    'asha@bank.example!',
    'asha @\tbank.example',
  ])('may be pasted as %j', (text) => {
    expect(validate(text)).toBe('asha@bank.example');
  });

  test.each([
    ['mailto:asha%2Bifsf@bank.example', 'asha+ifsf@bank.example'],
    ['mailto:asha+ifsf@bank.example', 'asha+ifsf@bank.example'],
    ['mailto:50%@bank.example', '50%@bank.example'],
  ])('is decoded in the link %s', (link, expected) => {
    expect(validate(link)).toBe(expected);
  });

  test('has the digits 0–9 where the rest is Latin', () => {
    expect(validate('asha१२@bank.example')).toBe('asha12@bank.example');
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
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    'asha@bank,example.com',
    'asha@@bank.example',
    'asha@bank..example',
    'asha@.bank.example',
    '.asha@bank.example',
    'asha.@bank.example',
    'as..ha@bank.example',
    'asha@my_bank.example',
    'asha@-bank.example',
    'asha@bank-.example',
    'asha@bank.e',
    'asha@192.0.2.1',
    'asha@[192.0.2.1]',
    'asha@bank.example/inbox',
    'asha@bank.example, ravi@bank.example',
    'Asha <asha@bank.example>, Ravi <ravi@bank.example>',
    'as;ha@bank.example',
    'mailto:asha@bank.example;ravi@bank.example',
    'as«ha@bank.example',
    'asha@bank×.example',
  ])('may not be %s', (text) => {
    expect(validate(text)).toBe('wrong');
  });

  test('is missing if there are only spaces', () => {
    expect(validate('  ')).toBe('missing');
  });
});
