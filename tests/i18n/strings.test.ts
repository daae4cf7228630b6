import { expect, test } from 'vitest';
import { strings, type StringKey } from '../../src/i18n/strings.ts';
import { latinLeftIn, placeholdersOf } from './hindi.ts';

const { en, hi } = strings;
const keys = Object.keys(en) as StringKey[];

test('Hindi has every text that English has, and no other (I18N-4)', () => {
  expect(Object.keys(hi).sort()).toEqual([...keys].sort());
});

test('no text is empty in any language', () => {
  expect(keys.filter((key) => en[key].trim() === '' || hi[key].trim() === '')).toEqual([]);
});

test('a Hindi text has the same {values} to fill in as the English one', () => {
  expect(Object.fromEntries(keys.map((key) => [key, placeholdersOf(hi[key])]))).toEqual(
    Object.fromEntries(keys.map((key) => [key, placeholdersOf(en[key])])),
  );
});

test('a text of several lines has as many in Hindi as in English', () => {
  expect(keys.filter((key) => hi[key].split('|').length !== en[key].split('|').length)).toEqual([]);
});

test('Hindi is written in Hindi, but for abbreviations that everybody writes in Latin letters', () => {
  expect(Object.fromEntries(keys.map((key) => [key, latinLeftIn(hi[key])]).filter(([, words]) => words?.length))).toEqual({});
});

test('each error page has a title, a message and three suggestions, which say what to do', () => {
  for (const type of ['404', '500', 'maintenance', 'network', 'unauthorized', 'forbidden'] as const) {
    for (const texts of [en, hi]) {
      expect(texts[`error.${type}.title`]).not.toBe(texts[`error.${type}.message`]);
      expect(texts[`error.${type}.suggestions`].split('|')).toHaveLength(3);
    }
  }
});

test('the messages of the error pages are those of the specification, letter for letter', () => {
  expect([en['error.404.title'], en['error.404.message']]).toEqual([
    'Page Not Found',
    'The page you are looking for seems to have gone on an unexpected journey.',
  ]);
  expect([en['error.500.title'], en['error.500.message']]).toEqual([
    'Internal Server Error',
    'Something went wrong on our end. We are working to fix the issue.',
  ]);
  expect([en['error.maintenance.title'], en['error.maintenance.message']]).toEqual([
    'Under Maintenance',
    'This section is currently undergoing system maintenance to improve your experience.',
  ]);
  expect([en['error.network.title'], en['error.network.message']]).toEqual([
    'Network Connection Issue',
    'Unable to connect to our servers. Please check your internet connection.',
  ]);
  expect([en['error.unauthorized.title'], en['error.unauthorized.message']]).toEqual([
    'Unauthorized Access',
    'You do not have permission to access this page.',
  ]);
  expect([en['error.forbidden.title'], en['error.forbidden.message']]).toEqual([
    'Access Forbidden',
    'Access to this resource is currently restricted.',
  ]);
});
