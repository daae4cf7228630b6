import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachSpellings, detachSpellings } from '../../../src/core/search/spelling.ts';

test.each([
  ['हिन्दी में फ़ॉर्म, 2026', 'हिन्दी~|हिंदी|~ में फ़ॉर्म,~|फॉर्म,|~ 2026'],
  ['The Organisation’s e-mail', "The Organisation’s~|organization's|~ e-mail"],
  ['OMB/२०२६/००९', 'OMB/२०२६/००९~|omb/2026/009|~'],
])('in %j, only words that queries spell in another way carry that spelling', (text, attached) => {
  expect(attachSpellings(text)).toBe(attached);
});

test('a title or an excerpt is shown as it was written, with its marks', () => {
  expect(detachSpellings('<mark>हिन्दी~|हिंदी|~</mark> में (फ़ॉर्म~|फॉर्म|~)')).toBe('<mark>हिन्दी</mark> में (फ़ॉर्म)');
});

test('every text comes back as it was', () => {
  fc.assert(fc.property(fc.stringMatching(/^[\w\s.,'’()\u0900-\u097f-]*$/), (text) => detachSpellings(attachSpellings(text)) === text));
});
