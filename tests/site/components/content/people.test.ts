import { expect, test, vi } from 'vitest';
import People from '../../../../src/components/content/People.astro';
import { findTags } from '../../../support/html.ts';
import { renderOnPage } from '../render-on-page.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('../../data/content-stand-in.ts');
  const { makeEntry } = await import('../../../content-model/good-entries.ts');
  const image = { src: '/portrait.jpg', width: 400, height: 400, format: 'jpg' };
  const joshi = makeEntry('people', 'with', { kind: 'officers', order: 1, name: 'Meera Joshi' });
  return standIn({
    people: [
      { ...joshi, data: { ...joshi.data, image } },
      makeEntry('people', 'without', { kind: 'officers', order: 2, name: 'Arvind Rao' }),
    ],
  });
});

test('a person has a portrait where staff have put one beside the entry', async () => {
  const html = await renderOnPage(People, { kind: 'officers' });
  const people = findTags(html).filter(({ name }) => name === 'li');
  const portraits = people.map(({ text, tags }) => [
    text.includes('Meera Joshi'),
    tags.filter(({ name }) => name === 'img').length,
  ]);
  expect(portraits).toEqual([
    [true, 1],
    [false, 0],
  ]);
});
