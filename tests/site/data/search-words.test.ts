import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { search } from '../../../packages/content-model/search.ts';
import { createSummaryIndex } from '../../../packages/search/shared/summary-index.ts';
import type { SummaryFile } from '../../../packages/search/shared/page-summary.ts';
import { createSuggester } from '../../../packages/search/shared/suggest.ts';
import { toIndexDocument } from '../../../packages/search/browser/results/find-pages.ts';
import { searchLanguage } from '../../../packages/search/browser/results/search-language.ts';

/** Content of the search file. */
let written = '';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry } = await import('../../content-model/good-entries.ts');
  return standIn({
    judgments: [
      makeEntry('judgments', 'one-v-another', { title: 'One v. Another' }),
      makeEntry('judgments', 'state-v-club', { title: 'State v. Club' }),
    ],
  });
});

vi.mock('../../../packages/content-model/files/site-files.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readSearchWords: () => search.parse(parse(written)),
}));

/** Loads the data of the search after the file has been changed. */
async function readKnown(file: string): Promise<SummaryFile> {
  vi.resetModules();
  written = file;
  const { getPageSummaries } = await import('../../../src/data/page-summaries.ts');
  return getPageSummaries('en');
}

/** The first suggestion for some words. */
const findFirst = async (typed: string, file: string): Promise<string | undefined> =>
  createSuggester(await readKnown(file))(typed)[0]?.title;

/** The order of results for words that only one judgment has in its text. */
async function findResults(typed: string, file: string): Promise<string[]> {
  const known = await readKnown(file);
  const inText = known.pages.filter(({ title }) => title === 'State v. Club');
  const results = inText.map((page) => {
    const document = { ...toIndexDocument(page, 'en'), content: typed, locations: [0] };
    return { id: page.path, score: 1, data: () => Promise.resolve(document) };
  });
  const searchText = () => Promise.resolve({ results, totalFilters: {} });
  const searched = { language: 'en' as const, known, index: createSummaryIndex(known), searchText };
  const { shown } = await searchLanguage(searched, typed, () => true);
  return shown.map(({ meta }) => meta.title ?? '');
}

/** A page that a clerk names as the answer to a query. */
const answer =
  'answers: [{ page: /about/legal/judgments/one-v-another, typed: { en: quarrel of two, hi: झगड़ा } }]\nsynonyms: { en: [], hi: [] }';

const none = 'answers: []\nsynonyms: { en: [], hi: [] }';

test('a synonym that a clerk adds finds what has the other word', async () => {
  expect(await findFirst('society', none)).toBeUndefined();
  const added = 'answers: []\nsynonyms: { en: ["club, society"], hi: [] }';
  expect(await findFirst('society', added)).toBe('State v. Club');
});

test('a page that a clerk names as the answer is suggested first', async () => {
  expect(await findFirst('the quarrel', none)).toBeUndefined();
  expect(await findFirst('the quarrel', answer)).toBe('One v. Another');
});

test('the named page is also the first result, before the one whose text has the words', async () => {
  expect(await findResults('the quarrel', none)).toEqual(['State v. Club']);
  expect(await findResults('the quarrel', answer)).toEqual(['One v. Another', 'State v. Club']);
});
