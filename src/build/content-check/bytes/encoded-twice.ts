import { defineRule } from '../rule.ts';
import { findGarbled } from './encoding.ts';
import { mostOfAKind, shorten, toPlace } from './place.ts';

/** Finds letters that were encoded twice. */
export const encodedTwice = defineRule({
  of: 'bytes',
  says: ['encodedTwice'],
  grade: 'stop',
  hides: 'file',
  check: ({ path: file, text }) =>
    findGarbled(text)
      .slice(0, mostOfAKind)
      .map(({ index, given, meant }) => ({
        file,
        ...toPlace(text, index),
        message: 'encodedTwice',
        values: { given: shorten(given), meant: shorten(meant) },
      })),
});
