import { expect, test } from 'vitest';
import { describeHours, formatHours } from '../../packages/base/shared/hours.ts';

const office: Parameters<typeof formatHours>[0] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:30' },
  { days: ['sat'], opens: '09:00', closes: '13:00' },
];

test('hours are listed by day of the week; missing days are closed', () => {
  expect(formatHours(office, 'en')).toEqual([
    { days: 'Mon–Fri', times: '9:00 AM–5:30 PM' },
    { days: 'Sat', times: '9:00 AM–1:00 PM' },
    { days: 'Sun', times: undefined },
  ]);
});

test('hours are formatted in Hindi too', () => {
  expect(formatHours(office, 'hi')[0]).toEqual({ days: 'सोम–शुक्र', times: 'सुबह 9:00–शाम 5:30' });
});

test('only consecutive days are combined', () => {
  const hours = [{ days: ['mon' as const, 'wed' as const], opens: '10:00', closes: '12:00' }];
  expect(formatHours(hours, 'en').map(({ days, times }) => [days, times !== undefined])).toEqual([
    ['Mon', true],
    ['Tue', false],
    ['Wed', true],
    ['Thu–Sun', false],
  ]);
});

test('separate settings with the same hours are combined', () => {
  const hours = (['mon', 'tue'] as const).map((day) => ({
    days: [day],
    opens: '10:00',
    closes: '12:00',
  }));
  expect(formatHours(hours, 'en')[0]).toEqual({ days: 'Mon–Tue', times: '10:00 AM–12:00 PM' });
});

test('a day with a break has both periods, the earlier one first', () => {
  const days = ['mon' as const];
  const hours = [
    { days, opens: '14:00', closes: '17:00' },
    { days, opens: '10:00', closes: '13:00' },
  ];
  expect(formatHours(hours, 'en')[0]).toEqual({
    days: 'Mon',
    times: '10:00 AM–1:00 PM, 2:00 PM–5:00 PM',
  });
});

test('a sentence names the open days in full', () => {
  expect(describeHours(office, 'en', (from, to) => `${from} to ${to}`)).toBe(
    'Monday to Friday, 9:00 AM to 5:30 PM and Saturday, 9:00 AM to 1:00 PM',
  );
  expect(describeHours(office, 'hi', (from, to) => `${from} से ${to}`)).toBe(
    'सोमवार से शुक्रवार, सुबह 9:00 से शाम 5:30 और शनिवार, सुबह 9:00 से दोपहर 1:00',
  );
});
