import { expect, test, vi } from 'vitest';
import { getSuggestions } from '../../src/data/search-suggestions.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry } = await import('../content-model/good-entries.ts');
  return standIn({
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

test('the search box says of a judgment that was reversed that it is no longer valid', async () => {
  const kinds = Object.fromEntries((await getSuggestions('en')).map(({ t, k }) => [t, k]));
  expect(kinds).toMatchObject({
    'One v. Another': 'Judgment · Reversed: no longer valid',
    'Another v. One': 'Judgment',
  });
});
