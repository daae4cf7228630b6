import { expect, test } from 'vitest';
import { getTranslator, type PlainStringKey } from '../../packages/i18n/strings.ts';

test('a text of the interface has its values filled in', () => {
  expect(getTranslator('en')('footer.version', { version: '2.1.0' })).toBe('Version 2.1.0');
});

test('a value is plain text: patterns in it are not filled in again', () => {
  expect(getTranslator('en')('page.reviewed', { date: '{date} $& $1' })).toBe(
    'Last reviewed: {date} $& $1',
  );
});

test('a number may be a value, zero too', () => {
  expect(getTranslator('en')('members.since', { year: 0 })).toBe('Member since 0');
});

test('a missing text is an error that names it', () => {
  expect(() => getTranslator('hi')('no.such' as PlainStringKey)).toThrow(
    'There is no text “no.such” in packages/i18n/hi.',
  );
});
