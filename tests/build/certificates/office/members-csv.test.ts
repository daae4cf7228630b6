import { expect, test } from 'vitest';
import { readMembers } from '../../../../src/build/certificates/office/members-csv.ts';
import type { Register } from '../../../../src/build/certificates/office/register.ts';
import { members } from './workplace.ts';

const empty: Register = { list: '1', certificates: [] };
const read = (csv: string, register = empty) => readMembers(csv, { today: '2026-11-20', register });

test('each row is an order; without an end it holds for a membership year', () => {
  expect(read(members)).toEqual({
    faults: [],
    orders: [
      { line: 2, name: 'Vindhya Gameworks Pvt. Ltd.', tier: 'GOLD', validFrom: '2026-04-02', validUntil: '2027-04-01' },
      { line: 3, name: 'Chambal Crease, Bat & Ball LLP', tier: 'SILVER', validFrom: '2026-04-02', validUntil: '2027-04-01' },
      { line: 4, name: 'सह्याद्रि स्पोर्ट्स प्रा. लि.', tier: 'BRONZE', validFrom: '2026-10-01', validUntil: '2027-09-30' },
    ],
  });
});

test('a file from a spreadsheet, with a mark at its beginning and Windows line ends, is read', () => {
  expect(read(`\ufeff${members.replaceAll('\n', '\r\n')}`).orders).toHaveLength(3);
});

test('everything that is wrong is told at once, each with its row', () => {
  const { orders, faults } = read(`name,tier,valid_from,valid_until
,GOLD,2026-04-02,
Alpha,DIAMOND,2026-04-02,
Beta,GOLD,02-04-2026,
Gamma,GOLD,2026-04-31,
Delta,GOLD,2026-04-02,2027-06-01
Epsilon,GOLD,2026-04-02,2026-04-01
Zeta,GOLD,2024-04-02,
Eta\u200b,GOLD,2026-04-02,
${'x'.repeat(121)},GOLD,2026-04-02,
`);
  expect(orders).toEqual([]);
  expect(faults.map((fault) => fault.slice(0, 60))).toEqual([
    'Row 2: the name is empty; expected the registered name of th',
    'Row 3: the tier “DIAMOND” is none of BRONZE, SILVER, GOLD, P',
    'Row 4: valid_from “02-04-2026” is no day; expected YYYY-MM-D',
    'Row 5: valid_from “2026-04-31” is no day; expected YYYY-MM-D',
    'Row 6: it is valid for 426 days; a certificate holds for one',
    'Row 7: it ends (2026-04-01) before it begins (2026-04-02)',
    'Row 7: it ended on 2026-04-01',
    'Row 8: it ended on 2025-04-01',
    'Row 9: the name holds an invisible character; type it anew',
    'Row 10: the name has 121 characters; at most 120 fit',
  ]);
});

test.each([
  ['a column that is missing', 'name,tier\nA,GOLD\n', 'The column valid_from is missing.'],
  ['a column with data that no certificate holds', 'name,tier,valid_from,mobile\nA,GOLD,2026-04-02,98\n', 'There is no column mobile.'],
  ['a row with too many fields', 'name,tier,valid_from\nA,GOLD,2026-04-02,,,\n', 'The file is no CSV'],
  ['nothing below the first line', 'name,tier,valid_from\n', 'The file has no rows'],
])('%s is explained', (_, csv, message) => {
  const { orders, faults } = read(csv);
  expect(orders).toEqual([]);
  expect(faults.join('\n')).toContain(message);
});

test('a member does not get two certificates for the same time', () => {
  const twice = 'name,tier,valid_from\nVindhya Gameworks Pvt. Ltd.,GOLD,2026-04-02\nVINDHYA GAMEWORKS PVT LTD,GOLD,2026-05-01\n';
  expect(read(twice).faults).toEqual(['Row 3: the same member stands in row 2']);
  const registered = {
    number: 'IFSF-2026-X',
    name: 'Vindhya Gameworks Pvt. Ltd.',
    tier: 'GOLD',
    validFrom: '2026-04-02',
    validUntil: '2027-04-01',
    issued: '2026-04-02',
    kid: '2026-1',
    idx: 1,
    token: '',
    events: [],
  } as const;
  const register = (events: { on: string; status: 'revoked'; reason: string }[]): Register => ({
    list: '1',
    certificates: [{ ...registered, events }],
  });
  expect(read(members, register([])).faults).toEqual([expect.stringContaining('already has IFSF-2026-X')]);
  expect(read(members, register([{ on: '2026-05-01', status: 'revoked', reason: 'x' }])).faults).toEqual([]);
});
