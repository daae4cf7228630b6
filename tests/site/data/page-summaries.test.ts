import { expect, test, vi } from 'vitest';
import { createSuggester } from '../../../packages/search/shared/suggest.ts';
import { getPageSummaries } from '../../../src/data/page-summaries.ts';
import { settings } from '../../../src/data/settings.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry } = await import('../../content-model/good-entries.ts');
  return standIn({
    pages: [makeEntry('pages', 'about/overview', { title: 'About us' })],
    judgments: [
      makeEntry('judgments', 'one-v-another', {
        title: 'One v. Another',
        status: 'reversed',
        changedBy: 'another-v-one',
      }),
      makeEntry('judgments', 'another-v-one', { title: 'Another v. One' }),
    ],
  });
});

test('the search says of a judgment that was reversed that it is no longer valid', async () => {
  const { pages, types } = await getPageSummaries('en');
  const told = Object.fromEntries(
    pages.map(({ title, type, warning }) => [title, [types[type]?.name, warning]]),
  );
  expect(told).toMatchObject({
    'One v. Another': ['Judgment', 'Reversed: no longer valid'],
    'Another v. One': ['Judgment', undefined],
  });
});

test('the name of the federation finds the page about it', async () => {
  const suggest = createSuggester(await getPageSummaries('en'));
  expect(suggest(settings.shortName.en)[0]?.title).toBe('About us');
  expect(suggest(`about ${settings.name.en}`)[0]?.title).toBe('About us');
});
