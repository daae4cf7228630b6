import { describe, expect, test } from 'vitest';
import { accepts, goodEntries, sourceSchema } from './good-entries.ts';

describe('a day', () => {
  test.each(['2026-11-18', '2028-02-29', new Date('2026-11-18T00:00:00Z')])('may be %s', (day) => {
    expect(accepts('notices', { date: day })).toBe(true);
  });

  test('remains the text that was typed, even if YAML parsed it as a time', () => {
    const { facts, words } = goodEntries.notices;
    const parsed = sourceSchema('notices').parse({
      ...facts,
      ...words,
      date: new Date('2026-11-18T00:00:00Z'),
    });
    expect(parsed).toMatchObject({ date: '2026-11-18' });
  });

  test.each([
    '2026-13-45',
    '2026-02-30',
    '2026-2-3',
    '18.11.2026',
    '2026-11-18T10:00:00Z',
    20261118,
    '',
  ])('may not be %j', (day) => {
    expect(accepts('notices', { date: day })).toBe(false);
  });
});

describe('a time of day', () => {
  test.each(['00:00', '09:30', '23:59'])('may be %s', (time) => {
    expect(accepts('events', { startTime: time, endTime: time })).toBe(true);
  });

  test.each(['9:30', '24:00', '10:60', '10:30:00', '10:30 AM'])('may not be %s', (time) => {
    expect(accepts('events', { startTime: time, endTime: '23:59' })).toBe(false);
  });
});

describe('the target of a link', () => {
  test.each(['/', '/contact?subject=Complaint', 'https://www.meity.gov.in'])('may be %s', (to) => {
    expect(accepts('links', { link: to })).toBe(true);
  });

  test.each([
    'http://example.org',
    '//evil.example',
    'javascript:alert(1)',
    'contact',
    '/two words',
    '',
  ])('may not be %j', (to) => {
    expect(accepts('links', { link: to })).toBe(false);
  });
});

test.each(['http://partner.example', 'partner.example', 'javascript:alert(1)'])(
  'the site of a partner may not be %s',
  (website) => {
    expect(accepts('partners', { website })).toBe(false);
  },
);

test.each([1999, 2101, 2025.5, '2025'])('a year may not be %j', (since) => {
  expect(accepts('members', { since })).toBe(false);
});

test.each([-1, 4999.5, '5,000', '5000'])('a price may not be %j', (pricePerYear) => {
  expect(accepts('tiers', { pricePerYear })).toBe(false);
});

test('a price may be any whole number of rupees', () => {
  expect(accepts('tiers', { pricePerYear: 0 }) && accepts('tiers', { pricePerYear: 50000 })).toBe(
    true,
  );
});

test('a tier has at least one feature, and none is empty', () => {
  expect(accepts('tiers', { features: [] })).toBe(false);
  expect(accepts('tiers', { features: ['A listing', ' '] })).toBe(false);
});

test('a text may not be blank', () => {
  expect(accepts('links', { label: '     ' })).toBe(false);
});

test('the description of a page has 50 to 200 characters, as search engines show', () => {
  expect(
    ['a'.repeat(49), 'a'.repeat(50), 'a'.repeat(200), 'a'.repeat(201)].map((description) =>
      accepts('pages', { description }),
    ),
  ).toEqual([false, true, true, false]);
});

test.each([
  ['members', ['corporate', 'sme', 'startup', 'platinum'], 'bronze'],
  ['partners', ['strategic', 'technology', 'academic'], 'media'],
  ['downloads', ['forms', 'templates', 'documentation', 'regulatory'], 'other'],
] as const)('the kinds of %s are those that the specification names', (name, kinds, other) => {
  expect(kinds.filter((kind) => !accepts(name, { kind }))).toEqual([]);
  expect(accepts(name, { kind: other })).toBe(false);
});

test('a picture of the gallery needs words for people who can’t see it (CONT-8)', () => {
  expect(accepts('media', { alt: undefined })).toBe(false);
  expect(accepts('media', { alt: '' })).toBe(false);
});

test('a speaker of an event has a name and an office, and nothing else', () => {
  const person = { name: 'Meera Joshi', title: 'Ombudsman' };
  expect(accepts('events', { speakers: [person] })).toBe(true);
  expect(accepts('events', { speakers: [{ name: 'Meera Joshi' }] })).toBe(false);
  expect(accepts('events', { speakers: [{ ...person, photo: './meera.jpg' }] })).toBe(false);
});

test('a yes or no is written true or false', () => {
  expect(accepts('notices', { ticker: true })).toBe(true);
  expect(accepts('notices', { ticker: 'true' })).toBe(false);
  expect(accepts('notices', { ticker: 1 })).toBe(false);
});
