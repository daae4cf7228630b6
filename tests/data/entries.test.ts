import { expect, test, vi } from 'vitest';
import { getEntries, getEntry } from '../../src/data/entries.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  return standIn({
    notices: [
      { id: 'second', data: { title: 'Second', date: '2026-11-02', draft: false } },
      { id: 'first', data: { title: 'First', date: '2026-11-01', draft: false } },
      { id: 'hidden', data: { title: 'Hidden', date: '2026-11-03', draft: true } },
    ],
    notices_hi: [
      { id: 'first', data: { title: 'पहली' } },
      { id: 'hidden', data: { title: 'छिपी' } },
    ],
  });
});

test('a translation brings its words, and the facts stay those of the original', async () => {
  const entry = await getEntry('notices', 'first', 'hi');
  expect(entry).toMatchObject({ wordsLanguage: 'hi', data: { title: 'पहली', date: '2026-11-01' } });
});

test('where a translation is missing, the entry has English words and says so (I18N-3)', async () => {
  const entry = await getEntry('notices', 'second', 'hi');
  expect(entry).toMatchObject({ wordsLanguage: 'en', data: { title: 'Second', date: '2026-11-02' } });
});

test('in English, all words are English', async () => {
  const entries = await getEntries('notices', 'en');
  expect(entries.map(({ wordsLanguage, data }) => [wordsLanguage, data.title])).toEqual([
    ['en', 'First'],
    ['en', 'Second'],
  ]);
});

test('a draft is left out in every language, translated or not', async () => {
  expect((await getEntries('notices', 'en')).map(({ id }) => id)).toEqual(['first', 'second']);
  expect((await getEntries('notices', 'hi')).map(({ id }) => id)).toEqual(['first', 'second']);
  expect(await getEntry('notices', 'hidden', 'hi')).toBeUndefined();
});

test('an entry that does not exist is not found', async () => {
  expect(await getEntry('notices', 'third', 'en')).toBeUndefined();
});
