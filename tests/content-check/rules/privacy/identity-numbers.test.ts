import { expect, test } from 'vitest';
import {
  findAadhaar,
  findMailAddresses,
  findPan,
  findTelephones,
  hasVerhoeffChecksum,
} from '../../../../packages/content-check/rules/privacy/identity-numbers.ts';

test('the Verhoeff checksum finds each single wrong digit and each exchange of neighbours', () => {
  // The example of the literature: 236 with its checksum 3.
  expect(hasVerhoeffChecksum('2363')).toBe(true);
  for (const place of [0, 1, 2, 3])
    for (const digit of '0123456789') {
      const changed = `${'2363'.slice(0, place)}${digit}${'2363'.slice(place + 1)}`;
      expect([changed, hasVerhoeffChecksum(changed)]).toEqual([changed, changed === '2363']);
    }
  expect(['3263', '2633'].map(hasVerhoeffChecksum)).toEqual([false, false]);
});

test('an Aadhaar number is found with spaces, hyphens or neither, and in Devanagari digits', () => {
  for (const number of ['9999 4105 7058', '9999-4105-7058', '999941057058', '९९९९ ४१०५ ७०५८'])
    expect(findAadhaar(`No. ${number}.`)).toHaveLength(1);
  for (const number of ['9999 4105 7059', '1999 4105 7058', '9999 41057058', '99994105705800'])
    expect(findAadhaar(number)).toEqual([]);
});

test('a PAN has its letters and digits in their places', () => {
  expect(findPan('PAN ABCPK1234L')).toEqual(['ABCPK1234L']);
  for (const text of ['ABCDK1234L', 'ABCPK12345', 'XABCPK1234L', 'abcpk1234l'])
    expect(findPan(text)).toEqual([]);
});

test('telephone numbers are distinguished from other numbers, and e-mail addresses are found', () => {
  for (const number of ['+91 98765 43210', '9876543210', '098765 43210', '022-2345 6789'])
    expect(findTelephones(`Call ${number} now.`)).toHaveLength(1);
  for (const text of [
    '11 April 2026',
    '6:12 PM',
    'OMB/2026/009',
    '4711200',
    '1,02,600',
    '5123456789',
  ])
    expect(findTelephones(text)).toEqual([]);
  expect(findMailAddresses('From asha.k@gmail.com, to help@a.example.')).toEqual([
    'asha.k@gmail.com',
    'help@a.example',
  ]);
});
