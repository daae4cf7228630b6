import { expect, test } from 'vitest';
import { mergeCandidates } from '../../../packages/search/shared/merge-candidates.ts';

const page = (url: string, known: number, text: number) => ({ url, known, text });
const order = (pages: ReturnType<typeof page>[]) => mergeCandidates(pages).map(({ url }) => url);

test('names and expected queries count more than the text', () => {
  expect(order([page('/text', 0, 1), page('/known', 0.8, 0)])).toEqual(['/known', '/text']);
});

test('a page that hardly fits is left out, unless its text has the words', () => {
  expect(order([page('/best', 1.5, 1), page('/poor', 0.2, 0), page('/text', 0, 0.1)])).toEqual([
    '/best',
    '/text',
  ]);
});

test('a text with fewer matches counts less', () => {
  const known = page('/known', 0.2, 0);
  expect(order([known, page('/text', 0, 1)])[0]).toBe('/text');
  expect(order([known, page('/text', 0, 0.5)])[0]).toBe('/known');
});
