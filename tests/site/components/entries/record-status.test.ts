import { parseFragment } from 'parse5';
import { expect, test, vi } from 'vitest';
import { findElements, getAttribute, getText } from '../../../../packages/base/html-elements.ts';
import EntryCard from '../../../../src/components/entries/EntryCard.astro';
import EntryDetails from '../../../../src/components/entries/EntryDetails.astro';
import EntryInFull from '../../../../src/components/entries/EntryInFull.astro';
import EntryRow from '../../../../src/components/entries/EntryRow.astro';
import { getEntry } from '../../../../src/data/entries.ts';
import { toDescription, getSummary } from '../../../../src/data/entry-summaries.ts';
import { renderOnPage } from '../render-on-page.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('../../data/content-stand-in.ts');
  const { makeEntry } = await import('../../../content-model/good-entries.ts');
  return standIn({
    judgments: [
      makeEntry('judgments', 'one-v-another', {
        status: 'reversed',
        changedBy: 'another-v-one',
        impact: 'What came of it.',
      }),
      makeEntry('judgments', 'another-v-one', { title: 'Another v. One' }),
    ],
  });
});

async function find(id: string) {
  const entry = await getEntry('judgments', id, 'en');
  if (!entry) throw new Error(`There is no judgment ${id}.`);
  return { entry, summary: getSummary(entry, 'en') };
}

const views = { row: EntryRow, card: EntryCard, 'record in full': EntryInFull, page: EntryDetails };

/** The words of a view, and the targets of its links. */
async function render(view: keyof typeof views, id: string) {
  const html = parseFragment(await renderOnPage(views[view], await find(id)));
  const links = [...findElements(html)]
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => getAttribute(link, 'href'));
  return { words: getText(html).replaceAll(/\s+/g, ' '), links };
}

test.each(Object.keys(views) as (keyof typeof views)[])(
  'the %s of a reversed judgment says so and leads to the one that reversed it',
  async (view) => {
    const { words, links } = await render(view, 'one-v-another');
    expect(words).toContain('Reversed: no longer valid');
    expect(words).toContain('Later judgment: Another v. One');
    expect(links).toContain('/about/legal/judgments/another-v-one');
  },
);

test('a judgment that is still valid says so too', async () => {
  expect((await render('row', 'another-v-one')).words).toContain('In force');
});

test('the description for search engines begins with the fact that a judgment is no longer valid', async () => {
  const reversed = await find('one-v-another');
  expect(toDescription(reversed.summary, 'en')).toBe(
    'Reversed: no longer valid. What it was about.',
  );
  expect(toDescription(reversed.summary, 'hi')).toBe(
    'Reversed: no longer valid। What it was about.',
  );
  expect(toDescription((await find('another-v-one')).summary, 'en')).toBe('What it was about.');
});
