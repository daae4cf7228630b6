import { expect, it } from 'vitest';
import { hasWords, toSearchable } from '../../../packages/search/shared/has-words.ts';

const text = toSearchable('Circular IFSF/2026/004: complaints of the organisation, in हिन्दी');

it.each(['004', 'IFSF/2026/004', 'ifsf-2026-004', 'complaint', 'Organization', 'हिंदी', 'circ', ''])(
  'finds “%s”',
  (query) => {
    expect(hasWords(text, query)).toBe(true);
  },
);

it.each(['005', 'complaints refused'])('does not find “%s”', (query) => {
  expect(hasWords(text, query)).toBe(false);
});
