import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { search } from '../../src/content-model/search.ts';
import { createSuggester } from '../../src/core/search/suggest.ts';

/** What a clerk has written into the file of the search. */
let written = '';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry } = await import('../content-model/good-entries.ts');
  return standIn({
    judgments: [
      makeEntry('judgments', 'one-v-another', { title: 'One v. Another' }),
      makeEntry('judgments', 'state-v-club', { title: 'State v. Club' }),
    ],
  });
});

vi.mock('../../src/build/content/site-files.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readSearchWords: () => search.parse(parse(written)),
}));

beforeEach(() => vi.resetModules());

/** What is suggested first for some words, once the file has been changed. */
async function findFirst(typed: string, file: string): Promise<string | undefined> {
  written = file;
  const { getKnownPages } = await import('../../src/data/known-pages.ts');
  return createSuggester(await getKnownPages('en'))(typed)[0]?.t;
}

const none = 'answers: []\nsynonyms: { en: [], hi: [] }';

test('a synonym that a clerk adds finds what has the other word', async () => {
  expect(await findFirst('society', none)).toBeUndefined();
  vi.resetModules();
  const added = 'answers: []\nsynonyms: { en: ["club, society"], hi: [] }';
  expect(await findFirst('society', added)).toBe('State v. Club');
});

test('a page that a clerk names as the answer comes first', async () => {
  const path = '/about/legal/judgments/one-v-another';
  const added = `answers: [{ page: ${path}, typed: { en: quarrel of two, hi: झगड़ा } }]\nsynonyms: { en: [], hi: [] }`;
  expect(await findFirst('the quarrel', none)).toBeUndefined();
  vi.resetModules();
  expect(await findFirst('the quarrel', added)).toBe('One v. Another');
});
