import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadIndex, type IndexDocument } from '../../../../packages/search/browser/search-index.ts';
import type { SummaryFile } from '../../../../packages/search/shared/page-summary.ts';
import type { Language } from '../../../../packages/i18n/languages.ts';
import { stubMedia } from '../../../simulated-browser.ts';
import { getIslandTexts } from '../../../../packages/i18n/strings.ts';
import { SearchResults } from '../../../../packages/search/browser/results/SearchResults.tsx';

/** The results of each language by query. */
const answers: Record<string, Partial<Record<Language, Partial<IndexDocument>>>> = {
  charter: {
    en: { url: '/charter', meta: { title: 'Charter' }, content: 'Our charter', locations: [1] },
    hi: { url: '/hi/new-charter', meta: { title: 'चार्टर' }, content: 'चार्टर' },
  },
  'code conduct': { en: { url: '/code', meta: { title: 'Code' }, content: 'Conduct and code' } },
};

const search = vi.fn((language: Language, query: string) => {
  const page = answers[query]?.[language];
  const found = { filters: {}, anchors: [], locations: [], language, ...page } as IndexDocument;
  return Promise.resolve({
    results: page ? [{ id: found.url, score: 1, data: () => Promise.resolve(found) }] : [],
    totalFilters: { year: { 2026: 3 } },
  });
});

vi.mock('../../../../packages/search/browser/search-index.ts', () => ({
  loadIndex: vi.fn((language: Language) =>
    Promise.resolve({ search: (query: string) => search(language, query) }),
  ),
}));

const known: SummaryFile = {
  pages: [
    { title: 'Complaints', path: '/complaints', type: 'page', description: 'How to complain.' },
  ],
  types: { page: { name: 'Page' } },
  stopWords: 'of',
  synonyms: [],
};

vi.mock('../../../../packages/search/browser/page-summaries.ts', () => ({
  loadPageSummaries: vi.fn(() => Promise.resolve(known)),
}));

const text = { ...getIslandTexts('en').searchResults, languages: { en: 'English', hi: 'हिन्दी' } };

function showResults(query: string) {
  history.replaceState(undefined, '', `/search?${new URLSearchParams({ q: query })}`);
  render(
    <SearchResults
      language="en"
      types={[]}
      sitemap="/sitemap"
      contact="/contact"
      unbuilt={false}
      text={text}
    />,
  );
}

/** A busy machine needs time. */
const patient = { timeout: 20_000 };
const findResult = (name: string) => screen.findByRole('link', { name }, patient);

beforeEach(() => {
  vi.clearAllMocks();
  stubMedia('(min-width: 48rem)', true);
});

test('a search loads the index of the page’s language and offers years with results', async () => {
  showResults('charter');
  await screen.findByRole('option', { name: '2026 (3)' }, patient);
  expect(screen.getByRole('option', { name: 'All years' })).toBeInTheDocument();
  expect(vi.mocked(loadIndex).mock.calls).toEqual([['en']]);
  const result = screen.getByRole('listitem');
  expect(within(result).getByText('charter')).toHaveProperty('tagName', 'MARK');
  expect(result).not.toHaveAttribute('lang');
});

test('a search of all languages names the language of results in another', async () => {
  showResults('charter');
  await findResult('Charter');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'all');
  const result = (await findResult('चार्टर')).closest('li');
  expect(result).toHaveAttribute('lang', 'hi');
  expect(result).toHaveTextContent('हिन्दी');
  expect(vi.mocked(loadIndex).mock.calls).toEqual([['en'], ['hi']]);
});

test('quoted words that no page has side by side are searched one by one', async () => {
  showResults('“Code of Conduct”');
  await findResult('Code');
  expect(search.mock.calls.map(([, query]) => query)).toEqual([
    '"Code of Conduct"',
    'code conduct',
  ]);
});

test('a page with an expected query is a result even if no text has the words', async () => {
  showResults('complaint');
  const result = (await findResult('Complaints')).closest('li');
  expect(result).toHaveTextContent('How to complain.');
});

test('a misspelt word is corrected, and the search says so', async () => {
  showResults('complants');
  await findResult('Complaints');
  expect(screen.getByText('Did you mean:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'complaints' })).toHaveAttribute('href', '?q=complaints');
});

test('quick results are shown before the full text has loaded', async () => {
  vi.mocked(loadIndex).mockImplementationOnce(() => new Promise(() => undefined));
  showResults('complaint');
  const result = (await findResult('Complaints')).closest('li');
  expect(result).toHaveTextContent('How to complain.');
  expect(screen.getByRole('status')).toHaveTextContent(text.searching);
});

test('quick results stay if the full text can’t be loaded, and the search says so', async () => {
  vi.mocked(loadIndex).mockRejectedValueOnce(new Error('no index'));
  showResults('complaint');
  await screen.findByText(text.failed, {}, patient);
  expect(screen.getByRole('link', { name: 'Complaints' })).toBeVisible();
});
