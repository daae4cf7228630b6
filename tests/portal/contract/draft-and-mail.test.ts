import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDraft, toDraft } from '../../../packages/portal/contract/draft.ts';
import { toMailLink, toFieldLines } from '../../../packages/portal/contract/mail.ts';

test('a draft restores what was typed, but not agreement or consent', () => {
  const typed = {
    firstName: 'आशा',
    phone: '+91 98765 43210',
    terms: true,
    consent: true,
    draft: true,
  };
  expect(readDraft(toDraft(typed))).toEqual([
    ['firstName', 'आशा'],
    ['phone', '+91 98765 43210'],
  ]);
});

test('a manipulated draft is ignored', () => {
  for (const stored of [
    undefined,
    '',
    'null',
    '[]',
    '7',
    '{"firstName":7,"terms":true,"__proto__":{"email":"x"}}',
    '{',
  ])
    expect(readDraft(stored)).toEqual([]);
  fc.assert(
    fc.property(fc.json(), (stored) => {
      for (const [, value] of readDraft(stored)) expect(typeof value).toBe('string');
    }),
  );
});

test('a mailto link contains the text with CRLF line breaks', () => {
  const link = new URL(
    toMailLink(
      'office@example.org',
      'शिकायत & more',
      toFieldLines([
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

test('a link may be 1,800 characters long, and no longer', () => {
  const shortest = toMailLink('office@example.org', 'Complaint', '', 'Please paste.').length;
  const fits = 'a'.repeat(1800 - shortest);
  expect(
    new URL(toMailLink('office@example.org', 'Complaint', fits, 'Please paste.')).searchParams.get(
      'body',
    ),
  ).toBe(fits);
  expect(
    new URL(
      toMailLink('office@example.org', 'Complaint', `${fits}a`, 'Please paste.'),
    ).searchParams.get('body'),
  ).toBe('Please paste.');
});
