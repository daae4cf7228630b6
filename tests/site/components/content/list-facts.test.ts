import { expect, test, vi } from 'vitest';
import type { CollectionName } from '../../../../packages/content-model/collections/collections.ts';
import EntryList from '../../../../src/components/content/EntryList.astro';
import { findTags } from '../../../support/html.ts';
import { renderOnPage } from '../render-on-page.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('../../data/content-stand-in.ts');
  const { makeEntry } = await import('../../../content-model/good-entries.ts');
  return standIn({
    news: [makeEntry('news', 'item', { date: '2026-01-05', demonstration: true })],
    events: [
      makeEntry('events', 'conference', {
        kind: 'conference',
        theme: 'How people stop',
        highlights: ['Two hundred guests came'],
      }),
      makeEntry('events', 'workshop', {
        kind: 'workshop',
        theme: 'Plain rules',
        highlights: ['A checklist was made'],
      }),
    ],
    judgments: [makeEntry('judgments', 'one', { impact: 'Skill was what counted.' })],
  });
});

/** The words of a list. */
async function read(collection: CollectionName, kind?: string): Promise<string> {
  const html = await renderOnPage(EntryList, { collection, kind });
  return findTags(html).find(({ name }) => name === 'body')?.text ?? '';
}

test('a news card has the day of the item', async () => {
  expect(await read('news')).toContain('5 January 2026');
});

test('a list does not repeat that a record is invented: the banner and the page of the record say so', async () => {
  expect(await read('news')).not.toMatch(/example|demonstration/i);
});

test('a conference has a theme and its highlights in the list, and its day once', async () => {
  const text = await read('events', 'conference');
  expect(text).toMatch(/Theme\s*How people stop/);
  expect(text).toMatch(/Key highlights\s*Two hundred guests came/);
  expect(text.match(/18 November 2026/g)).toHaveLength(1);
});

test('a workshop has a focus, and no highlights in the list', async () => {
  const text = await read('events', 'workshop');
  expect(text).toMatch(/Focus\s*Plain rules/);
  expect(text).not.toMatch(/Theme|A checklist was made/);
});

test('a judgment has its impact in the list', async () => {
  expect(await read('judgments')).toMatch(/Impact\s*Skill was what counted\./);
});
