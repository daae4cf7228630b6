import { expect, test } from 'vitest';
import { languages } from '../../packages/i18n/languages.ts';
import { formatRupees, withTax } from '../../packages/base/shared/money.ts';

test.each([
  [0, '₹0'],
  [5000, '₹5,000'],
  [50000, '₹50,000'],
  [150000, '₹1,50,000'],
  [12345678, '₹1,23,45,678'],
])(
  '%i rupees are formatted with Indian grouping and the digits 0 to 9 in both languages: %s (I18N-6)',
  (rupees, expected) => {
    expect(languages.map((language) => formatRupees(rupees, language))).toEqual([
      expected,
      expected,
    ]);
  },
);

test.each([
  [5000, 18, 5900],
  [25000, 18, 29500],
  [333, 18, 393],
  [25000, 0, 25000],
])('%i rupees with %i per cent of tax are %i, in whole rupees', (rupees, percent, expected) => {
  expect(withTax(rupees, percent)).toBe(expected);
});
