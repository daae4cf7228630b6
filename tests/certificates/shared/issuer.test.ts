import { expect, test } from 'vitest';
import {
  readCode,
  readFragment,
  toCertificateLink,
  toIdentifier,
  createIssuer,
  toKeysPath,
  toLookUpFolder,
  toStatusAddress,
  toType,
} from '../../../packages/certificates/shared/issuer.ts';
import {
  endOfIndianDay,
  formatDateTime,
  startOfIndianDay,
  toDay,
} from '../../../packages/certificates/shared/times.ts';
import { demonstrationIssuer, issuer } from './test-issuer.ts';

const token = `eyJhbGci.eyJ-c3Mi.${'s_'.repeat(43)}~`;

test('the settings of the site define the issuer', () => {
  expect(createIssuer({ site: 'https://www.ifsf.example', certificatePrefix: 'IFSF' })).toEqual(
    issuer,
  );
});

test('identifiers and addresses are those that certificates name for good', () => {
  expect([
    toIdentifier(issuer),
    toType(issuer),
    toStatusAddress(issuer, '1'),
    toKeysPath(issuer),
    toLookUpFolder(issuer),
  ]).toEqual([
    'https://www.ifsf.example',
    'https://www.ifsf.example/vct/membership/1',
    'https://www.ifsf.example/.well-known/status/1.jwt',
    '/.well-known/jwks.json',
    '/cert-index',
  ]);
});

test('the demonstration has an identifier and addresses of its own', () => {
  const demonstration = demonstrationIssuer;
  expect(demonstration).toEqual({ site: issuer.site, product: 'IFSF', demonstration: true });
  expect([
    toIdentifier(demonstration),
    toType(demonstration),
    toStatusAddress(demonstration, '1'),
  ]).toEqual([
    'https://www.ifsf.example/demonstration',
    'https://www.ifsf.example/demonstration/vct/membership/1',
    'https://www.ifsf.example/demonstration/status/1.jwt',
  ]);
  expect([toKeysPath(demonstration), toLookUpFolder(demonstration)]).toEqual([
    '/demonstration/jwks.json',
    '/demonstration/cert-index',
  ]);
});

test.each([
  ['the link of a QR code', toCertificateLink(issuer, token)],
  ['the link to the Hindi page', `https://www.ifsf.example/hi/certificate-verify#c=${token}`],
  ['the bare token, as in an attachment', `${token}\n`],
])('%s is recognised', (_, text) => {
  expect(readCode(text, issuer)).toEqual({ kind: 'certificate', token });
});

test.each([
  `https://www.ifsf.example.evil.example/certificate-verify#c=${token}`,
  `https://evil.example/certificate-verify#c=${token}`,
  `https://wwwXifsf.example/certificate-verify#c=${token}`,
  `http://www.ifsf.example/certificate-verify#c=${token}`,
  'https://www.ifsf.example/contact',
  `x${toCertificateLink(issuer, token)}`,
  'eyebrow.example',
  'upi://pay?pa=somebody@bank',
  '',
])('%j is a foreign code', (text) => {
  expect(readCode(text, issuer)).toEqual({ kind: 'foreign' });
});

const bare = token.slice(0, -1);

test.each([
  ['as it was made', `#c=${token}`],
  ['without its last character', `#c=${bare}`],
  ['with an encoded end', `#c=${bare}%7E`],
  ['with half of an encoded end', `#c=${bare}%7`],
  ['with a parameter behind it', `#c=${token}&x=1`],
  ['with a parameter in place of its end', `#c=${bare}&utm_source=mail`],
  ['with the end of a sentence', `#c=${bare}.`],
  ['with a sign for italics in place of its end', `#c=${bare}_`],
  ['in capitals', `#C=${token}`],
  ['encoded', `#c%3D${encodeURIComponent(token)}`],
  ['without c=', `#${token}`],
])('a fragment with a complete certificate is read: %s', (_, hash) => {
  expect(readFragment(hash)).toEqual({ kind: 'certificate', token });
  expect(readCode(`${issuer.site}/certificate-verify${hash}`, issuer).kind).toBe('certificate');
});

test.each(['#c=', '#c=x', `#c=${token.slice(0, 40)}`, `#c=${bare.slice(0, -1)}`, '#eyJhbGci'])(
  '%s is an incomplete certificate',
  (hash) => {
    expect(readFragment(hash)).toEqual({ kind: 'incomplete' });
  },
);

test('other fragments have nothing to do with certificates', () => {
  for (const hash of ['', '#', '#scan', '#a#c=x', 'c=x', '#cc=x'])
    expect(readFragment(hash)).toBeUndefined();
});

test('days begin and end at midnight in India', () => {
  expect(startOfIndianDay('2026-04-02')).toBe(Date.parse('2026-04-02T00:00:00+05:30') / 1000);
  expect(endOfIndianDay('2027-04-01')).toBe(Date.parse('2027-04-01T23:59:59+05:30') / 1000);
  expect(toDay(startOfIndianDay('2026-04-02'))).toBe('2026-04-02');
  expect(toDay(endOfIndianDay('2026-04-02'))).toBe('2026-04-02');
  expect(formatDateTime(new Date('2026-11-20T09:02:00Z'), 'en')).toMatch(
    /^20 November 2026.*2:32\sPM IST$/,
  );
  expect(formatDateTime(new Date('2026-11-20T09:02:00Z'), 'hi')).toMatch(
    /20 नवंबर 2026.*दोपहर 2:32 बजे IST/,
  );
});
