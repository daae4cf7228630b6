import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { choice, count, day, flag, target, text, time, url, year } from '../../src/collections/shared/fields.ts';
import { changeChoice, changeValue } from './change-value.ts';

const unwrap = (schema: z.ZodType) => (schema instanceof z.ZodPipe ? (schema.out as z.ZodType) : schema);
const change = (schema: z.ZodType, value: unknown, field = 'field') => changeValue({ schema: unwrap(schema), value, path: [field] });

test.each([
  ['a day', day('A day.'), '2026-11-18'],
  ['a time', time('A time.'), '23:50'],
  ['a count', count('How many.', 1), 0],
  ['a price', count('The price.', 5000), 5000],
  ['a year', year('A year.'), 2100],
  ['an address', url('Where.', 'https://a.example'), 'https://a.example/b'],
  ['an e-mail address', z.email(), 'a@b.example'],
  ['a line of text', text('A text.', 'Words', { max: 12 }), 'Many words..'],
  ['a text with a least length', text('A text.', 'Words', { min: 50, max: 60 }), 'w'.repeat(55)],
  ['a short number', text('A version.', '2.0', { max: 12 }), '2.0'],
  ['capital letters', z.string().regex(/^[A-Z]{2,8}$/), 'IFSF'],
])('%s becomes another one that its field accepts', (_, schema, value) => {
  const changed = change(schema, value);
  expect(changed).not.toEqual(value);
  expect(schema.safeParse(changed).error?.issues).toBeUndefined();
});

test('days and times stay in their order, and what has a place in a list changes its place', () => {
  const days = ['2026-02-28', '2026-03-01', '2027-01-01'].map((value) => change(day('A day.'), value));
  expect(days).toEqual(days.toSorted());
  expect(change(time('A time.'), '09:00')).toBe('09:15');
  const places = [1, 2, 10].map((value) => Number(change(count('The place.', 1), value, 'order')));
  expect(places).toEqual(places.toSorted((a, b) => b - a));
});

test('Hindi stays Hindi', () => {
  expect(change(text('A text.', 'Words'), 'सूचना')).toMatch(/^सूचना [^A-Za-z]+$/);
});

test('a path, a switch and a choice stay; a choice of the settings becomes the next one', () => {
  expect(change(target('Where.'), '/contact')).toBe('/contact');
  expect(change(flag('Yes or no.'), true)).toBe(true);
  const schema = choice('A choice.', ['one', 'two']);
  expect(change(schema, 'two')).toBe('two');
  expect(changeChoice({ schema, value: 'two', path: [] })).toBe('one');
});
