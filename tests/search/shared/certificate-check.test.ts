import { expect, test } from 'vitest';
import { createNumber } from '../../../packages/certificates/shared/number.ts';
import { readNumberFragment } from '../../../packages/certificates/shared/issuer.ts';
import { findCertificateCheck } from '../../../packages/search/shared/certificate-check.ts';

const known = {
  pages: [{ title: 'Certificate Verification', path: '/certificate-verify', type: 'page' }],
  certificates: { page: '/certificate-verify', prefix: 'IFSF' },
};
const number = createNumber('IFSF', 2026, (count) => new Uint8Array(count).fill(7));

test.each([
  ['as it is printed', number],
  ['in lower case with spaces', ` ${number.toLowerCase().replaceAll('-', ' ')} `],
  ['without dashes', number.replaceAll('-', '')],
  ['with long dashes', number.replaceAll('-', '–')],
])('the number of a certificate leads to the page that checks it, filled in: %s', (_, typed) => {
  const check = findCertificateCheck(typed, known);
  expect(check?.title).toBe(`Certificate Verification: ${number}`);
  const { pathname, search, hash } = new URL(check?.path ?? '', 'https://site.example');
  expect([pathname, search, readNumberFragment(hash)]).toEqual(['/certificate-verify', '', number]);
});

test('a mistyped number leads there, too: that page explains the mistake', () => {
  const slipped = `${number.slice(0, -1)}${number.endsWith('2') ? '3' : '2'}`;
  expect(findCertificateCheck(slipped, known)?.path).toContain(slipped);
});

test.each(['IFSF-2026-0001', 'ifsf 2025 abcd1234'])(
  '%s is the beginning of a number: that page says what is missing',
  (typed) => expect(findCertificateCheck(typed, known)?.title).toContain(typed),
);

test.each([
  'IFSF/CIR/2026/07',
  'ifsf cir 2026 07',
  'IFSF-2026',
  'ifsf',
  'IFSF 2026 report',
  'IFSF 2026 declaration',
  'certificate',
])('%s is not a number of a certificate', (typed) =>
  expect(findCertificateCheck(typed, known)).toBeUndefined(),
);
