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
])('the closest word to %s is %s', (typed, meant) => {
  expect(vocabulary.closestTo(typed)).toBe(meant);
});

test.each(['cert', 'holidays', 'complete'])('nothing is close to %s', (typed) => {
  expect(vocabulary.closestTo(typed)).toBeUndefined();
});

test('on a tie, the most frequent word is the closest', () => {
  const words = createVocabulary(['paper', 'papes papes', 'paped']);
  expect(words.closestTo('papel')).toBe('papes');
});

test('romanised Hindi sounds like a word of the site; English words do not', () => {
  expect(vocabulary.soundingLike('sadasyata')).toBe('सदस्यता');
  expect(vocabulary.soundingLike('certificate')).toBeUndefined();
});

test('romanised Hindi sounds like a form of a word, and like a synonym', () => {
  const words = createVocabulary(['तस्वीरें'], ['विज्ञप्ति']);
  expect(words.soundingLike('tasveer')).toBe('तस्वीरें');
  expect(words.soundingLike('vigyapti')).toBe('विज्ञप्ति');
  expect(words.has('विज्ञप्ति')).toBe(false);
});
