import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadIndex } from '../../../src/browser/search-index.ts';
import { getIslandTexts } from '../../../src/i18n/translate.ts';
import { SearchResults } from '../../../src/islands/search-results/SearchResults.tsx';

vi.mock('../../../src/browser/search-index.ts', () => ({
  loadIndex: vi.fn(() => Promise.resolve({ search: () => Promise.resolve({ results: [], totalFilters: { year: { 2026: 3 } } }) })),
}));

const known = { language: 'en', types: [], stopWords: '', sitemap: '/sitemap', contact: '/contact', unbuilt: false } as const;
const text = { ...getIslandTexts('en').searchResults, languages: { en: 'English', hi: 'हिन्दी' } };

function showResults(archivedYears: string[]) {
  history.replaceState(undefined, '', '/search?q=charter');
  render(<SearchResults {...known} types={[]} {...{ text, archivedYears }} />);
}

/** A busy machine is no fault. */
const patient = { timeout: 20_000 };

beforeEach(() => vi.mocked(loadIndex).mockClear());

test('a search loads the index of the newer records and says how to find the older ones', async () => {
  showResults(['2024', '2023']);
  await screen.findByRole('option', { name: '2026 (3)' }, patient);
  const years = screen.getAllByRole('option', { name: /\d{4}/ }).map(({ textContent }) => textContent);
  expect(years).toEqual(['After 2024', '2026 (3)', '2024', '2023']);
  expect(screen.getByText(/from 2024 and earlier/)).toBeVisible();
  expect(vi.mocked(loadIndex).mock.calls).toEqual([['en']]);
});

test('an older year that is chosen is searched in an index of its own', async () => {
  showResults(['2024', '2023']);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }, patient), '2023');
  await waitFor(() => expect(loadIndex).toHaveBeenLastCalledWith('en-2023'), patient);
  expect(screen.queryByText(/from 2024 and earlier/)).toBeNull();
});

test('where no year has an index of its own, all years are searched and nothing is said of older ones', async () => {
  showResults([]);
  expect(await screen.findByRole('option', { name: 'All years' }, patient)).toBeInTheDocument();
  expect(screen.queryByText(/earlier/)).toBeNull();
});
