import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import {
  choice,
  count,
  day,
  flag,
  target,
  text,
  time,
  url,
  year,
} from '../../src/content-model/fields/fields.ts';
import { changeChoice, changeValue } from './change-value.ts';

const unwrap = (schema: z.ZodType) =>
  schema instanceof z.ZodPipe ? (schema.out as z.ZodType) : schema;
const change = (schema: z.ZodType, value: unknown, field = 'field') =>
  changeValue({ schema: unwrap(schema), value, path: [field] });

test.each([
  ['a day', day('notices.date'), '2026-11-18'],
  ['a time', time('events.startTime'), '23:50'],
  ['a count', count('settings.maxItems', 1), 0],
  ['a price', count('tiers.pricePerYear', 5000), 5000],
  ['a year', year('members.since'), 2100],
  ['an address', url('links.link', 'https://a.example'), 'https://a.example/b'],
  ['an e-mail address', z.email(), 'a@b.example'],
  ['a line of text', text('notices.title', 'Words', { max: 12 }), 'Many words..'],
  [
    'a text with a least length',
    text('notices.title', 'Words', { min: 50, max: 60 }),
    'w'.repeat(55),
  ],
  ['a short number', text('downloads.version', '2.0', { max: 12 }), '2.0'],
  ['capital letters', z.string().regex(/^[A-Z]{2,8}$/), 'IFSF'],
])('%s becomes another one that its field accepts', (_, schema, value) => {
  const changed = change(schema, value);
  expect(changed).not.toEqual(value);
  expect(schema.safeParse(changed).error?.issues).toBeUndefined();
});

test('days and times stay in their order, and what has a place in a list changes its place', () => {
  const days = ['2026-02-28', '2026-03-01', '2027-01-01'].map((value) =>
    change(day('notices.date'), value),
  );
  expect(days).toEqual(days.toSorted());
  expect(change(time('events.startTime'), '09:00')).toBe('09:15');
  const places = [1, 2, 10].map((value) => Number(change(count('links.order', 1), value, 'order')));
  expect(places).toEqual(places.toSorted((a, b) => b - a));
});

test('Hindi stays Hindi', () => {
  expect(change(text('notices.title', 'Words'), 'सूचना')).toMatch(/^सूचना [^A-Za-z]+$/);
});

test('a path, a switch and a choice stay; a choice of the settings becomes the next one', () => {
  expect(change(target('links.link'), '/contact')).toBe('/contact');
  expect(change(flag('entry.draft'), true)).toBe(true);
  const schema = choice('notices.kind', ['one', 'two']);
  expect(change(schema, 'two')).toBe('two');
  expect(changeChoice({ schema, value: 'two', path: [] })).toBe('one');
});
