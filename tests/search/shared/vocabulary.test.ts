import { expect, test } from 'vitest';
import { createVocabulary } from '../../../packages/search/shared/vocabulary.ts';

const vocabulary = createVocabulary([
  'Certificates, certificate verification',
  'certificate of membership',
  'certify',
  'सदस्यता शिकायत',
]);

test.each([
  ['certficate', 'certificate'],
  ['ertificate', 'certificate'],
  ['verfication', 'verification'],
  ['शिकायात', 'शिकायत'],
])('of %s, %s is the closest', (typed, meant) => {
  expect(vocabulary.closestTo(typed)).toBe(meant);
});

test.each(['cert', 'holidays', 'complete'])('nothing is close to %s', (typed) => {
  expect(vocabulary.closestTo(typed)).toBeUndefined();
});

test('of words that are as close, the commonest is meant', () => {
  const words = createVocabulary(['paper', 'papes papes', 'paped']);
  expect(words.closestTo('papel')).toBe('papes');
});

test('Hindi in Latin letters sounds like a word of the site; so does no English word', () => {
  expect(vocabulary.soundingLike('sadasyata')).toBe('सदस्यता');
  expect(vocabulary.soundingLike('certificate')).toBeUndefined();
});

test('Hindi in Latin letters sounds like a form of a word, and like a word for the same', () => {
  const words = createVocabulary(['तस्वीरें'], ['विज्ञप्ति']);
  expect(words.soundingLike('tasveer')).toBe('तस्वीरें');
  expect(words.soundingLike('vigyapti')).toBe('विज्ञप्ति');
  expect(words.has('विज्ञप्ति')).toBe(false);
});
