import { expect, test } from 'vitest';
import {
  allowedForTools,
  allowedOnSite,
  findRefused,
  isAllowed,
  toExpression,
} from '../../../src/build/packages/licences.ts';

const component = { name: 'pako', version: '1.0.11' };

test('a package may name its licence as an SPDX name, as an expression, or several', () => {
  expect(toExpression({ ...component, licenses: [{ license: { id: 'MIT' } }] })).toBe('MIT');
  expect(toExpression({ ...component, licenses: [{ expression: '(MIT AND Zlib)' }] })).toBe(
    '(MIT AND Zlib)',
  );
  expect(
    toExpression({
      ...component,
      licenses: [{ license: { id: 'MIT' } }, { license: { id: 'GPL-3.0-only' } }],
    }),
  ).toBe('(MIT) AND (GPL-3.0-only)');
});

test.each([{}, { licenses: [] }, { licenses: [{}] }])(
  'a package that names no licence has none: %j',
  (named) => {
    expect(toExpression({ ...component, ...named })).toBeUndefined();
  },
);

test.each(['MIT', '(MIT AND Zlib)', '(MIT OR GPL-3.0-only)', 'OFL-1.1'])(
  '%s may be sent to visitors',
  (expression) => {
    expect(isAllowed(expression, allowedOnSite)).toBe(true);
  },
);

test.each([
  undefined,
  '',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.txt',
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  '(MIT) AND (GPL-3.0-only)',
])('no package with the licence %s may be used', (expression) => {
  expect(isAllowed(expression, allowedForTools)).toBe(false);
});

test('a licence that asks for the source of changes is for tools only', () => {
  expect(isAllowed('MPL-2.0', allowedForTools)).toBe(true);
  expect(isAllowed('MPL-2.0', allowedOnSite)).toBe(false);
});

test('a package with another licence is named, unless the registry does not have it', () => {
  const licenses = [{ license: { id: 'GPL-3.0-only' } }];
  expect(findRefused([{ ...component, licenses, hashes: [{}] }], allowedForTools)).toEqual([
    'pako 1.0.11: GPL-3.0-only',
  ]);
  expect(findRefused([{ ...component, hashes: [{}] }], allowedForTools)).toEqual([
    'pako 1.0.11: no licence named',
  ]);
  expect(findRefused([component], allowedForTools)).toEqual([]);
});
