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
const event = (changes: Record<string, unknown> = {}) => ({ 'events/meet-2025/en.mdx': mdx({ ...meet, ...changes }) });
const photo = (date: string) => ({
  'media/hall/en.mdx': mdx({ kind: 'presentation', date, event: 'meet-2025', title: 'The hall', alt: 'Rows of people in a hall' }),
});

const report = {
  kind: 'annual-report',
  date: '2026-10-21',
  title: 'Annual Report 2025–26',
  description: 'The complaints of the year.',
};
const annualReport = (changes: Record<string, unknown> = {}, text = 'The year.\n', folder = 'annual-report-2025-26') => ({
  [`publications/${folder}/en.mdx`]: mdx({ ...report, ...changes }, text),
});
const order = (number: string, date: string) => {
  const fields = { number, date, kind: 'dismissed', title: `Order ${number}`, summary: `What was decided in ${number}.` };
  return { [`orders/${number.toLowerCase().replaceAll('/', '-')}/en.mdx`]: mdx(fields, 'The order.\n') };
};

/** What is pointed out, where nothing is at fault. */
function notesOn(files: Files): string[] {
  const { messages, notes } = check(files);
  expect(messages).toEqual([]);
  return notes;
}

test('a record of an event is dated on a day of the event', () => {
  expectFaults(notesOn({ ...event(), ...photo('2025-11-15') }), [
    fault('media/hall/en.mdx', 'date: 2025-11-15 is not a day of meet-2025, which is 2025-11-14', 'A day of the event'),
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

test('an annual report comes after its year, which is that of its folder', () => {
  expectFaults(notesOn(annualReport({ date: '2026-03-31' })), [
    fault('publications/annual-report-2025-26/en.mdx', 'date: 2026-03-31 is before the end of 2025-26', '31 March 2026'),
  ]);
  expectFaults(notesOn(annualReport({}, undefined, 'annual-report-2024-25')), [
    fault('publications/annual-report-2024-25/en.mdx', 'title: names 2025-26, the folder 2024-25'),
  ]);
  expect(notesOn(annualReport({ kind: 'paper', date: '2026-01-31' }))).toEqual([]);
});

test('the orders that an annual report names were given in its year, or soon after', () => {
  const orders = {
    ...order('OMB/2025/001', '2025-02-14'),
    ...order('OMB/2025/002', '2025-06-20'),
    ...order('OMB/2026/001', '2026-05-15'),
    ...order('OMB/2026/002', '2026-06-15'),
  };
  const text = 'See OMB/2025/002 and OMB/2026/001.\n\nSee OMB/2025/001 and OMB/2026/002.\n';
  expectFaults(notesOn({ ...orders, ...annualReport({}, text) }), [
    fault('publications/annual-report-2025-26/en.mdx, line 9', 'text: OMB/2025/001 was given on 2025-02-14, outside 2025-26'),
    fault('publications/annual-report-2025-26/en.mdx, line 9', 'text: OMB/2026/002 was given on 2026-06-15, outside 2025-26'),
  ]);
});

test('a title names the same years in each language', () => {
  const files = (hindi: string) => ({
    'notices/closed/en.mdx': notice({ title: 'The survey of 2026' }),
    'notices/closed/hi.mdx': noticeInHindi({ title: hindi }),
  });
  expectFaults(check(files('सर्वेक्षण 2025')).messages, [fault('notices/closed/hi.mdx, line 2', 'title: 2025 here, 2026 in en.mdx')]);
  expect(check(files('सर्वेक्षण 2026')).messages).toEqual([]);
});
