import type { SSRManifest } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { loadRenderers } from 'astro:container';
import { expect, test, vi } from 'vitest';
import EntriesByYear from '../../../../src/components/content/EntriesByYear.astro';
import { renderOnPage } from '../render-on-page.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('../../data/content-stand-in.ts');
  const { makeEntry } = await import('../../../content-model/good-entries.ts');
  const item = (date: string) =>
    makeEntry('news', `item-${date}`, { date, title: `Item of ${date}` });
  return standIn({ news: [item('2024-05-01'), item('2026-02-01'), item('2024-03-01')] });
});

/** The container supports only Astro’s own client directives. */
const manifest = {
  clientDirectives: new Map([['settled', '// nothing starts in a test']]),
} as SSRManifest;

async function render(kind?: string): Promise<string> {
  const props = { collection: 'news', kind, label: 'News by year' };
  const renderers = await loadRenderers([getContainerRenderer()]);
  return renderOnPage(EntriesByYear, props, {}, AstroContainer.create({ manifest, renderers }));
}

test('each year that has entries has a panel with its list, the newest first', async () => {
  const html = await render();
  expect(
    [...html.matchAll(/<h2[^>]*>(\d+)<\/h2>|>Item of ([\d-]+)</g)].map(
      ([, year, item]) => year ?? item,
    ),
  ).toEqual([...['2026', '2026-02-01'], ...['2024', '2024-05-01', '2024-03-01']]);
});

test('without entries there is a sentence in the place of the tabs', async () => {
  expect(await render('nothing')).toContain('There is nothing here at the moment.');
});
