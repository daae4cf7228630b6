import { expect, test, vi } from 'vitest';
import type { Entry } from '../../../src/data/entries.ts';
import { getEntryBreadcrumbs, getPageBreadcrumbs } from '../../../src/data/breadcrumbs.ts';
import { makeEntry } from '../../content-model/good-entries.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const { makeEntry, makeTranslation } = await import('../../content-model/good-entries.ts');
  const page = (id: string, title: string, menuTitle?: string) =>
    makeEntry('pages', id, { title, menuTitle });
  return standIn({
    pages: [
      page('about/ombudsman', 'The Ombudsman', 'Ombudsman'),
      page('about/ombudsman/orders', 'Orders'),
      page('events/archive', 'Archive'),
      page('events/workshops', 'Workshops'),
    ],
    pages_hi: [makeTranslation('pages', 'about/ombudsman', { title: 'लोकपाल' })],
  });
});

const event = (kind: string) => makeEntry('events', 'one', { kind }) as unknown as Entry;

test('the breadcrumbs of a page are the pages above it that exist', async () => {
  expect(await getPageBreadcrumbs('about/ombudsman/orders', 'en')).toEqual([
    { label: 'Ombudsman', href: '/about/ombudsman' },
  ]);
  expect(await getPageBreadcrumbs('about/ombudsman', 'en')).toEqual([]);
});

test('in Hindi they are Hindi, and English, marked as English, where a page is not translated', async () => {
  const [step] = await getPageBreadcrumbs('about/ombudsman/orders', 'hi');
  expect(step).toEqual({ label: 'लोकपाल', href: '/hi/about/ombudsman' });
  expect(await getEntryBreadcrumbs(event('workshop'), 'hi')).toEqual([
    { label: 'Workshops', href: '/hi/events/workshops', lang: 'en' },
  ]);
});

test('an event is below the list of its kind, or else below the archive', async () => {
  expect(await getEntryBreadcrumbs(event('workshop'), 'en')).toEqual([
    { label: 'Workshops', href: '/events/workshops' },
  ]);
  expect(await getEntryBreadcrumbs(event('webinar'), 'en')).toEqual([
    { label: 'Archive', href: '/events/archive' },
  ]);
});

test('a record without a written list is below the list that the build generates', async () => {
  const order = makeEntry('news', 'one') as unknown as Entry;
  expect(await getEntryBreadcrumbs(order, 'en')).toEqual([
    { label: 'News', href: '/resources/news' },
  ]);
});
