import { expect, test, vi } from 'vitest';
import type { IndexHit } from '../../../../packages/search/browser/search-index.ts';
import { createSummaryIndex } from '../../../../packages/search/shared/summary-index.ts';
import type { SummaryFile } from '../../../../packages/search/shared/page-summary.ts';
import { searchLanguage } from '../../../../packages/search/browser/results/search-language.ts';

const known: SummaryFile = {
  pages: [{ title: 'Membership', path: '/membership', type: 'page', typed: 'membership fee' }],
  types: { page: { name: 'Page' } },
  stopWords: 'the',
  synonyms: [],
};

const toHit = (url: string, content: string): IndexHit => ({
  id: url,
  score: 1,
  data: () =>
    Promise.resolve({ url, content, locations: [0], anchors: [], meta: {}, filters: {} } as never),
});

/** A full text that matches words by their beginnings, as Pagefind does for unknown ones. */
function findIn(texts: Record<string, string>, typed: string) {
  const searchText = vi.fn((query: string) => {
    const results = Object.entries(texts)
      .filter(([, text]) => query.split(' ').every((word) => text.includes(word.slice(0, 2))))
      .map(([url, text]) => toHit(url, text));
    return Promise.resolve({ results, totalFilters: {} });
  });
  const searched = { language: 'en' as const, known, index: createSummaryIndex(known), searchText };
  return searchLanguage(searched, typed, () => true);
}

test('an amount is found with and without the groups of its digits', async () => {
  const texts = { '/fees': '₹50,000 a year' };
  expect((await findIn({ ...texts, '/fees': '50,000 a year' }, '50000')).shown).toHaveLength(1);
});
