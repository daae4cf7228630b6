import { expect, test } from 'vitest';
import { toKeptFrom } from '../../../packages/portal/service/submissions/retention.ts';
import { settings } from '../running-portal.ts';

const { retention } = settings;

test.each([
  ['2028-02-29T12:00:00.000Z', 12, '2027-02-28T12:00:00.000Z'],
  ['2027-03-31T12:00:00.000Z', 13, '2026-02-28T12:00:00.000Z'],
  ['2027-01-15T12:00:00.000Z', 36, '2024-01-15T12:00:00.000Z'],
])('on %s, a retention of %s months reaches back to %s', (now, message, from) => {
  expect(toKeptFrom({ ...retention, message }, new Date(now)).message).toBe(from);
});

test('each kind has the retention of the settings', () => {
  const { application, complaint } = toKeptFrom(retention, new Date('2027-01-15T00:00:00Z'));
  expect([application, complaint].map((time) => time.slice(0, 10))).toEqual([
    '2026-01-15',
    '2024-01-15',
  ]);
});
