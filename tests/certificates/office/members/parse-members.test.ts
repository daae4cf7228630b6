import { expect, test } from 'vitest';
import { parseMembers } from '../../../../packages/certificates/office/members/parse-members.ts';
import type { Register } from '../../../../packages/certificates/office/register/register.ts';
import { members } from '../test-context.ts';

const emptyRegister: Register = { certificates: [], publications: [], removedKeys: [] };

const read = (csv: string, register = emptyRegister) =>
  parseMembers(csv, { today: '2026-11-20', register });

test('each row is a request; without an end it is valid for a membership year', () => {
  expect(read(members)).toEqual({
    problems: [],
    questions: [],
    requests: [
      {
        line: 2,
        name: 'Vindhya Gameworks Pvt. Ltd.',
        tier: 'GOLD',
        validFrom: '2026-04-02',
        validUntil: '2027-04-01',
      },
      {
        line: 3,
        name: 'Chambal Crease, Bat & Ball LLP',
        tier: 'SILVER',
        validFrom: '2026-04-02',
        validUntil: '2027-04-01',
      },
      {
        line: 4,
        name: 'सह्याद्रि स्पोर्ट्स प्रा. लि.',
        tier: 'BRONZE',
        validFrom: '2026-10-01',
        validUntil: '2027-09-30',
      },
    ],
  });
});

test('a file with a byte order mark and Windows line ends is parsed', () => {
  expect(read(`\ufeff${members.replaceAll('\n', '\r\n')}`).requests).toHaveLength(3);
});

test('all problems are reported at once, each with its row', () => {
  const { requests, problems } = read(`name,tier,valid_from,valid_until
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
  expect(requests).toEqual([]);
  expect(problems.map((problem) => problem.slice(0, 60))).toEqual([
    'Row 2: the name is empty; expected the registered name of th',
    'Row 3: the tier “DIAMOND” is not one of BRONZE, SILVER, GOLD',
    'Row 4: valid_from “02-04-2026” is not a date; expected YYYY-',
    'Row 5: valid_from “2026-04-31” is not a date; expected YYYY-',
    'Row 6: it is valid for 426 days; a certificate is valid for ',
    'Row 7: it ends (2026-04-01) before it begins (2026-04-02)',
    'Row 7: it ended on 2026-04-01',
    'Row 8: it ended on 2025-04-01',
    'Row 9: the name contains an invisible character; type it aga',
    'Row 10: the name has 121 characters; at most 120 fit',
  ]);
});

test.each([
  [
    'a missing column',
    'name,tier\nA,GOLD\n',
    'The first row has to be “name,tier,valid_from,valid_until”',
  ],
  [
    'a column that is not allowed',
    'name,tier,valid_from,mobile\nA,GOLD,2026-04-02,98\n',
    'and is “name,tier,valid_from,mobile”',
  ],
  [
    'a column twice',
    'name,tier,valid_from,name\nAlpha,GOLD,2026-04-02,Beta\n',
    'and is “name,tier,valid_from,name”',
  ],
  [
    'a column without a name',
    'name,tier,,valid_from\nA,GOLD,98,2026-04-02\n',
    'and is “name,tier,column 3,valid_from”',
  ],
  [
    'a row with too many fields',
    'name,tier,valid_from\nBat, Ball,GOLD,2026-04-02,,,\n',
    'columns length is 3, got 4 on line 2. Put a name with a comma',
  ],
  [
    'a quotation mark that is not closed',
    'name,tier,valid_from\n"A,GOLD,2026-04-02\n',
    'is not valid CSV',
  ],
  ['a header without rows', 'name,tier,valid_from\n', 'The file has no rows'],
])('%s is explained', (_, csv, message) => {
  const { requests, problems } = read(csv);
  expect(requests).toEqual([]);
  expect(problems.join('\n')).toContain(message);
});

test('a member can’t have two certificates for the same period', () => {
  const twice =
    'name,tier,valid_from\nVindhya Gameworks Pvt. Ltd.,GOLD,2026-04-02\nVINDHYA GAMEWORKS PVT LTD,GOLD,2026-05-01\n';
  expect(read(twice).problems).toEqual(['Row 3: the same member is in row 2']);
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
  const register = (events: { at: number; status: 'revoked'; reason: string }[]): Register => ({
    ...emptyRegister,
    certificates: [{ ...registered, events }],
  });
  expect(read(members, register([])).problems).toEqual([
    expect.stringContaining('already has IFSF-2026-X'),
  ]);
  expect(read(members, register([{ at: 1, status: 'revoked', reason: 'x' }])).problems).toEqual([]);
  expect(read(members, { ...register([]), removedKeys: ['2026-1'] }).problems).toEqual([]);
});

test.each([
  ['semicolons', 'name;tier;valid_from\nBat, Ball & Co.;GOLD;2026-04-02\n'],
  [
    'commas, with rows and columns that a spreadsheet left',
    'name,tier,,valid_from,,\n"Bat, Ball & Co.",GOLD,,2026-04-02,,,,\n,,,,\n ,\u00a0,,,,,,\n',
  ],
  ['tabs', 'name\ttier\tvalid_from\nBat, Ball & Co.\tGOLD\t2026-04-02\n'],
])('fields may be separated by %s', (_, csv) => {
  expect(read(csv)).toMatchObject({
    problems: [],
    requests: [{ line: 2, name: 'Bat, Ball & Co.' }],
  });
});

test('joiners are part of a Hindi name, but not of an English one', () => {
  const row = (name: string) => read(`name,tier,valid_from\n${name},GOLD,2026-04-02\n`);
  expect(row('क्\u200dष स्पोर्ट्\u200cस')).toMatchObject({
    problems: [],
    requests: [{ name: 'क्\u200dष स्पोर्ट्\u200cस' }],
  });
  for (const name of ['Al\u200dpha', 'क\u200d', '\u200cक', 'क\u200d\u200dष'])
    expect(row(name).problems.join(), name).toContain('invisible character');
  const twice = read('name,tier,valid_from\nक्\u200dष,GOLD,2026-04-02\nक्ष,GOLD,2026-04-02\n');
  expect(twice.problems).toEqual(['Row 3: the same member is in row 2']);
});

test.each(['\u00a0', '"  "', '—'])('a name of blanks (%s) is empty', (name) => {
  expect(read(`name,tier,valid_from\n${name},GOLD,2026-04-02\n`).problems).toEqual([
    'Row 2: the name is empty; expected the registered name of the member',
  ]);
});

test('blanks around a name are not part of it', () => {
  const { requests } = read('name,tier,valid_from\n\u00a0Alpha Ltd.\u2003,GOLD,2026-04-02\n');
  expect(requests.map(({ name }) => name)).toEqual(['Alpha Ltd.']);
});

test.each(['2062-04-02', '9999-04-02', '9999-12-31'])('a year like %s is refused', (day) => {
  expect(read(`name,tier,valid_from\nAlpha,GOLD,${day}\n`).problems.join()).toContain(
    'more than a year from now',
  );
});

test.each([
  ['Vindhya’s Games Ltd.', "Vindhya's Games Ltd."],
  ['Vindhya-Games', 'Vindhya‐Games'],
  ['Bat & Ball LLP', 'Bat and Ball LLP'],
  ['Vindhya Pvt. Ltd.', 'Vindhya Private Limited'],
  ['विंध्य प्रा. लि.', 'विंध्य प्राइवेट लिमिटेड'],
  ['M/s. Vindhya Games Pvt Ltd', 'Vindhya Games Private Limited'],
  ['Vindhya Games (P) Ltd.', 'Vindhya Games Private Limited'],
  ['Vindhya Games L.L.P.', 'Vindhya Games Limited Liability Partnership'],
  ['मेसर्स हिन्दी क्लब', 'हिंदी क्लब'],
  ['मे. पञ्चम प्रा० लि०', 'पंचम प्रायवेट लिमिटेड'],
  ['M / s पंचम & हिंदी', 'पंचम एवं हिन्दी'],
])('%s and %s may be the same member: a question, no problem', (first, second) => {
  const { requests, problems, questions } = read(
    `name,tier,valid_from\n${first},GOLD,2026-04-02\n${second},GOLD,2026-04-02\nAlpha,GOLD,2026-04-02\n`,
  );
  expect(problems).toEqual([]);
  expect(requests).toHaveLength(3);
  expect(questions).toEqual([expect.stringContaining('the same member is in row 2')]);
});
