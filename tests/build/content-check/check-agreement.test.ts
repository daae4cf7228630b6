import { expect, test } from 'vitest';
import { check, expectFaults, fault, mdx, notice, noticeInHindi, type Files } from './fixture.ts';

const meet = {
  kind: 'members-meet',
  date: '2025-11-14',
  title: 'Members’ Meet 2025',
  venue: 'Delhi',
  theme: 'Rules',
  description: 'A day.',
};
const event = (changes: Record<string, unknown> = {}) => ({
  'events/meet-2025/en.mdx': mdx({ ...meet, ...changes }),
});
const photo = (date: string) => ({
  'media/hall/en.mdx': mdx({
    kind: 'presentation',
    date,
    event: 'meet-2025',
    title: 'The hall',
    alt: 'Rows of people in a hall',
  }),
});

/** What is pointed out, where nothing is at fault. */
function notesOn(files: Files): string[] {
  const { messages, notes } = check(files);
  expect(messages).toEqual([]);
  return notes;
}

test('a record of an event is dated on a day of the event', () => {
  expectFaults(notesOn({ ...event(), ...photo('2025-11-15') }), [
    fault(
      'media/hall/en.mdx',
      'date: 2025-11-15 is not a day of meet-2025, which is 2025-11-14',
      'A day of the event',
    ),
  ]);
  expect(notesOn({ ...event(), ...photo('2025-11-14') })).toEqual([]);
  expect(notesOn({ ...event({ endDate: '2025-11-15' }), ...photo('2025-11-15') })).toEqual([]);
});

test('the year in the title of an event and in its folder is that of its date', () => {
  expectFaults(notesOn(event({ date: '2026-11-14' })), [
    fault('events/meet-2025/en.mdx', 'date: 2026-11-14 is not in the year of the folder meet-2025'),
    fault('events/meet-2025/en.mdx', 'title: names 2025, but the date is 2026-11-14'),
  ]);
  expect(notesOn(event({ date: '2025-12-31', endDate: '2026-01-02' }))).toEqual([]);
});

test('a title names the same years in each language', () => {
  const files = (hindi: string) => ({
    'notices/closed/en.mdx': notice({ title: 'The survey of 2026' }),
    'notices/closed/hi.mdx': noticeInHindi({ title: hindi }),
  });
  expectFaults(check(files('सर्वेक्षण 2025')).messages, [
    fault('notices/closed/hi.mdx, line 2', 'title: 2025 here, 2026 in the English version'),
  ]);
  expect(check(files('सर्वेक्षण 2026')).messages).toEqual([]);
});
