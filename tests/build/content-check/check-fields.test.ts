import { expect, test } from 'vitest';
import { check, checkNotice, expectFaults, fault, mdx, settingsWith } from './fixture.ts';

test('a site without faults is reported as such', () => {
  expect(check()).toMatchObject({ messages: [], untranslated: [], entries: 1 });
});

test('a message has the file, the line, the field, what is wrong, what was expected, and an example (CONT-1)', () => {
  expect(checkNotice({ date: '2026-13-45' })).toEqual([
    [
      'src/content/notices/closed/en.mdx, line 5',
      '  date: "2026-13-45" is not a day of the calendar',
      '  Expected: The day of issue in India.',
      '  Example:  date: 2026-11-18',
    ].join('\n'),
  ]);
});

test.each([
  '2026-13-45',
  '2026-02-30',
  '2026-02-29',
  '18-11-2026',
  '2026-11-18T10:00:00',
  'tomorrow',
])('the day %s is refused, whether in quotes or not (CONT-1)', (day) => {
  const expected = [
    fault(
      'notices/closed/en.mdx, line 5',
      `date: "${day}" is not a day of the calendar`,
      'Example:  date: 2026-11-18',
    ),
  ];
  expectFaults(checkNotice({ date: day }), expected);
  expectFaults(checkNotice({ date: `"${day}"` }), expected);
});

test('a day of a leap year is accepted, whether in quotes or not', () => {
  expect(checkNotice({ date: '2028-02-29' })).toEqual([]);
  expect(checkNotice({ date: '"2028-02-29"' })).toEqual([]);
});

test('an unknown field is reported with the allowed names (CONT-1)', () => {
  expectFaults(checkNotice({ expires: '2026-12-31' }), [
    fault(
      'notices/closed/en.mdx, line 6',
      'expires: there is no field of this name',
      'date, expiresOn, ticker',
      'title, summary',
    ),
  ]);
});

test('a missing text is called missing (CONT-1)', () => {
  expectFaults(checkNotice({ summary: undefined }), [
    fault('notices/closed/en.mdx', 'summary: this field is missing', 'Example:  summary: '),
  ]);
});

test('a missing choice is called missing, and the message never says undefined (CONT-1)', () => {
  expectFaults(checkNotice({ kind: undefined }), [
    fault('notices/closed/en.mdx', 'kind: this field is missing', 'Example:  kind: notice'),
  ]);
});

test('a wrong choice is reported with the allowed choices', () => {
  expectFaults(checkNotice({ kind: 'notise' }), [
    fault(
      'notices/closed/en.mdx, line 4',
      'kind: "notise" is not one of: notice, circular',
      'Example:  kind: notice',
    ),
  ]);
});

test('a text that is too short or too long is reported with the limit', () => {
  expectFaults(checkNotice({ title: 'Hi' }), [
    fault(
      'notices/closed/en.mdx, line 2',
      'title: "Hi" is too short: 2 characters, at least 5',
      'Example:  title: ',
    ),
  ]);
  expectFaults(checkNotice({ title: 'Hello '.repeat(20) }), [
    fault(
      'notices/closed/en.mdx, line 2',
      'title: it is too long: 119 characters, at most 110',
      'Example:  title: ',
    ),
  ]);
});

test('a value of the wrong type is reported with the expected type', () => {
  expectFaults(checkNotice({ ticker: 'yes' }), [
    fault(
      'notices/closed/en.mdx, line 6',
      'ticker: "yes" is not `true` or `false`',
      'Example:  ticker: true',
    ),
  ]);
  expectFaults(checkNotice({ title: '12345' }), [
    fault('notices/closed/en.mdx, line 2', 'title: 12345 is not text', 'Example:  title: '),
  ]);
});

test('a field inside a list is reported with its index and its own example', () => {
  const event = {
    kind: 'conference',
    date: '2026-11-18',
    title: 'Conference',
    venue: 'Delhi',
    theme: 'Rules',
    description: 'A day.',
  };
  const { messages } = check({
    'events/day/en.mdx': mdx({ ...event, speakers: '\n  - { name: Meera Joshi }' }),
  });
  expectFaults(messages, [
    fault(
      'events/day/en.mdx, line 9',
      'speakers.0.title: this field is missing',
      'Example:  title: Ombudsman',
    ),
  ]);
});

test('an item of a list that is not right has an example as an item', () => {
  const rows = [{ days: ['mon tue'], opens: '09:00', closes: '17:30' }];
  const settings = settingsWith((document) => document.setIn(['officeHours'], rows));
  expectFaults(check({ 'settings.yaml': settings }).messages, [
    fault(
      'settings.yaml',
      'officeHours.0.days.0: "mon tue" is not one of: mon, tue, wed, thu, fri, sat, sun',
      'Example:  - mon',
    ),
  ]);
});

test('every fault of every entry is found at once', () => {
  const { messages, entries } = check({
    'notices/one/en.mdx': mdx({ kind: 'notice', date: 'soon', title: 'One' }),
    'notices/two/en.mdx': mdx({
      kind: 'notice',
      date: '2026-11-18',
      title: 'The second',
      summary: 'The second notice.',
      color: 'red',
    }),
  });
  expectFaults(messages, [
    fault('notices/one/en.mdx', 'summary: this field is missing'),
    fault('notices/one/en.mdx', 'date: "soon" is not a day of the calendar'),
    fault('notices/one/en.mdx', 'title: "One" is too short: 3 characters, at least 5'),
    fault('notices/two/en.mdx', 'color: there is no field of this name'),
  ]);
  expect(entries).toBe(3);
});

test('a file with Windows line endings is read like any other', () => {
  const { messages } = check({
    'notices/closed/en.mdx': mdx({
      title: 'Office closed',
      summary: 'A day of rest.',
      kind: 'notice',
      date: '2026-13-01',
    }).replaceAll('\n', '\r\n'),
  });
  expectFaults(messages, [
    fault('notices/closed/en.mdx, line 5', 'date: "2026-13-01" is not a day of the calendar'),
  ]);
});
