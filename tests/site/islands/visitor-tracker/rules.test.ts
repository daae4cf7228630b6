import { describe, expect, test } from 'vitest';
import {
  formatPlace,
  mayLookUp,
  readStoredLookUp,
  toNextCount,
  readVisitorPlace,
} from '../../../../src/islands/visitor-tracker/rules.ts';

describe('the number of visits', () => {
  test.for<[stored: string | undefined, next: number]>([
    [undefined, 1],
    ['0', 1],
    ['6', 7],
    ['many', 1],
    ['', 1],
    ['-3', 1],
    ['2.5', 1],
    ['NaN', 1],
    ['Infinity', 1],
    ['1e400', 1],
    ['<b>9</b>', 1],
  ])('after %j is %i', ([stored, next]) => {
    expect(toNextCount(stored)).toBe(next);
  });
});

test.for<[mode: 'automatic' | 'on-request' | 'off', signal: boolean, may: boolean]>([
  ['automatic', false, true],
  ['automatic', true, false],
  ['on-request', false, false],
  ['on-request', true, false],
  ['off', false, false],
  ['off', true, false],
])(
  'with the look-up %s and Global Privacy Control %s, an automatic look-up is allowed: %s (PRIV-1)',
  ([mode, signal, may]) => {
    expect(mayLookUp(mode, signal)).toBe(may);
  },
);

describe('the response of the look-up service', () => {
  test('is read with the field names of the service', () => {
    const answer = {
      ip: '203.0.113.24',
      city: 'Pune',
      region: 'Maharashtra',
      country_name: 'India',
      country: 'IN',
      org: 'Example',
    };
    expect(readVisitorPlace(answer)).toEqual({
      ip: '203.0.113.24',
      city: 'Pune',
      region: 'Maharashtra',
      country: 'India',
    });
  });

  test('may contain only the IP address', () => {
    expect(readVisitorPlace({ ip: '203.0.113.24' })).toEqual({
      ip: '203.0.113.24',
      city: '',
      region: '',
      country: '',
    });
  });

  test('is used only if it is text', () => {
    expect(
      readVisitorPlace({
        ip: '203.0.113.24',
        city: { name: 'Pune' },
        region: 7,
        country_name: null,
      }),
    ).toMatchObject({
      city: '',
      region: '',
      country: '',
    });
  });

  test('is truncated if a text is too long', () => {
    expect(
      readVisitorPlace({ ip: '203.0.113.24', city: 'x'.repeat(5000) }).city.length,
    ).toBeLessThanOrEqual(60);
  });

  test.for([
    undefined,
    null,
    'text',
    42,
    [],
    {},
    { ip: '' },
    { ip: 5 },
    { error: true, reason: 'RateLimited' },
  ])('is refused without an address: %j', (answer) => {
    expect(() => readVisitorPlace(answer)).toThrow(TypeError);
  });
});

test.for<[city: string, region: string, country: string, line: string]>([
  ['Pune', 'Maharashtra', 'India', 'Pune, India'],
  ['', 'Maharashtra', 'India', 'Maharashtra, India'],
  ['', '', 'India', 'India'],
  ['Pune', '', '', 'Pune'],
  ['', '', '', ''],
])('the city %j, region %j and country %j are formatted as %j', ([city, region, country, line]) => {
  expect(formatPlace({ ip: '203.0.113.24', city, region, country })).toBe(line);
});

describe('the stored look-up', () => {
  const day = 24 * 60 * 60 * 1000;
  const now = Date.parse('2026-11-20T09:02:00Z');
  const place = { ip: '203.0.113.24', city: 'Pune', region: 'Maharashtra', country: 'India' };
  const read = (stored: unknown) => readStoredLookUp(JSON.stringify(stored), now);

  test('counts for a visit of 24 hours', () => {
    for (const at of [now, now - 1, now - day]) expect(read({ at, place })).toEqual({ at, place });
    expect(read({ at: now - day - 1, place })).toBeUndefined();
  });

  test('may have no place, when the service gave none', () => {
    expect(read({ at: now })).toEqual({ at: now, place: undefined });
  });

  test.each([
    { place },
    { at: 'now', place },
    { at: now + 1, place },
    { at: now, place: { city: 'Pune' } },
    [],
    7,
    null,
  ])('is not used where it was manipulated: %j', (stored) => {
    expect(read(stored)).toBeUndefined();
  });

  test.each([undefined, '', '{'])('is not there: %j', (stored) => {
    expect(readStoredLookUp(stored, now)).toBeUndefined();
  });
});
