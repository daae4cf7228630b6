import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDraft, toDraft } from '../../../src/core/forms/draft.ts';
import { toMailLink, toRecordText } from '../../../src/core/forms/mail.ts';

test('a draft gives back what was typed, but neither agreement nor consent', () => {
  const typed = { firstName: 'आशा', phone: '+91 98765 43210', terms: true, consent: true, draft: true };
  expect(readDraft(toDraft(typed))).toEqual([
    ['firstName', 'आशा'],
    ['phone', '+91 98765 43210'],
  ]);
});

test('a draft that was changed by hand does no harm', () => {
  for (const stored of [undefined, '', 'null', '[]', '7', '{"firstName":7,"terms":true,"__proto__":{"email":"x"}}', '{'])
    expect(readDraft(stored)).toEqual([]);
  fc.assert(
    fc.property(fc.json(), (stored) => {
      for (const [, value] of readDraft(stored)) expect(typeof value).toBe('string');
    }),
  );
});

test('a mail holds the text, with the line breaks of mail', () => {
  const link = new URL(
    toMailLink(
      'office@example.org',
      'शिकायत & more',
      toRecordText([
        ['Name', 'A & B'],
        ['Message', 'One\ntwo'],
      ]),
      'paste',
    ),
  );
  expect([link.protocol, link.pathname]).toEqual(['mailto:', 'office@example.org']);
  expect(link.searchParams.get('subject')).toBe('शिकायत & more');
  expect(link.searchParams.get('body')).toBe('Name: A & B\r\nMessage: One\r\ntwo');
});

test('a text that is too long for an address is replaced by the line that says so', () => {
  const link = toMailLink('office@example.org', 'Complaint', 'क'.repeat(400), 'Please paste.');
  expect(new URL(link).searchParams.get('body')).toBe('Please paste.');
  expect(link.length).toBeLessThan(1800);
});
