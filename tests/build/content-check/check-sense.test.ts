import type { Document } from 'yaml';
import { expect, test } from 'vitest';
import {
  check,
  checkNotice,
  checkText,
  expectFaults,
  fault,
  mdx,
  settingsWith,
} from './fixture.ts';

const event = {
  kind: 'workshop',
  date: '2026-11-18',
  title: 'A workshop',
  venue: 'Delhi',
  theme: 'Rules',
  description: 'A day.',
};
const checkEvent = (changes: Record<string, unknown>) =>
  check({ 'events/day/en.mdx': mdx({ ...event, ...changes }) }).messages;

test('an event may not end before it begins', () => {
  expectFaults(checkEvent({ endDate: '2026-11-17' }), [
    fault(
      'events/day/en.mdx, line 8',
      'endDate: 2026-11-17 is before date 2026-11-18',
      'The same day as `date` or a later one',
    ),
  ]);
  expect(checkEvent({ endDate: '2026-11-18' })).toEqual([]);
});

test('an event may not end before its start time, unless it ends on another day', () => {
  const hours = { startTime: '"17:00"', endTime: '"09:00"' };
  expectFaults(checkEvent(hours), [
    fault('events/day/en.mdx, line 9', 'endTime: 09:00 is not after startTime 17:00'),
  ]);
  expect(checkEvent({ ...hours, endDate: '2026-11-19' })).toEqual([]);
});

test('a notice may not expire before it is issued', () => {
  expectFaults(checkNotice({ expiresOn: '2026-11-17' }), [
    fault('notices/closed/en.mdx, line 6', 'expiresOn: 2026-11-17 is before date 2026-11-18'),
  ]);
});

test('a statement of law may not be reviewed before its date', () => {
  expectFaults(
    checkText(
      '<PositionOfLaw date="2026-11-18" reviewBy="2026-02-18">\n\nThe law.\n\n</PositionOfLaw>\n',
    ),
    [
      fault(
        'pages/sample/en.mdx, line 5',
        '<PositionOfLaw> reviewBy: 2026-02-18 is before date 2026-11-18',
      ),
    ],
  );
});

test('an office may not close before it opens', () => {
  const change = (settings: Document) => {
    settings.setIn(['officeHours', 0, 'opens'], '09:00');
    settings.setIn(['officeHours', 0, 'closes'], '08:00');
  };
  const { messages } = check({ 'settings.yaml': settingsWith(change) });
  expectFaults(messages, [
    fault('settings.yaml', 'officeHours.0.closes: 08:00 is not after opens 09:00'),
  ]);
});

test('an invalid day is reported once, not also as an end before its beginning', () => {
  expectFaults(checkEvent({ endDate: '2026-02-30' }), [
    fault('events/day/en.mdx', 'endDate: "2026-02-30" is not a day of the calendar'),
  ]);
});

test('a day that does not exist is told once, whatever is compared with it', () => {
  expectFaults(checkEvent({ date: '2026-13-18', endDate: '2026-11-17' }), [
    fault('events/day/en.mdx', 'date: "2026-13-18" is not a day of the calendar'),
  ]);
  expectFaults(checkNotice({ date: '2026-13-18', number: 'CIR/2025/01' }), [
    fault('notices/closed/en.mdx', 'date: "2026-13-18" is not a day of the calendar'),
  ]);
});

test.each(['Read http://example.org/a for more.', '`http://example.org/a`'])(
  'the text %j is refused for its address',
  (text) => {
    expectFaults(checkText(`First.\n\n${text}\n`), [
      fault('pages/sample/en.mdx, line 7', 'text: the address http://example.org/a…'),
    ]);
  },
);

test('a text field with an unsafe address is refused; one that its schema refused is reported once', () => {
  expectFaults(checkNotice({ summary: 'See http://example.org for the whole text.' }), [
    fault(
      'notices/closed/en.mdx, line 3',
      'summary: the address http://example.org is not safe',
      'with https',
    ),
  ]);
  expectFaults(checkNotice({ link: 'http://example.org' }), [
    fault('notices/closed/en.mdx', 'link: "http://example.org" is not written in the right way'),
  ]);
});

test('a safe address is accepted anywhere', () => {
  expect(checkText('Read https://example.org, or [this](https://example.org).\n')).toEqual([]);
});
