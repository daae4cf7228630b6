import { expect, test, vi } from 'vitest';
import type { Entry } from '../../src/data/entries.ts';
import { getEntryTrail, getPageTrail } from '../../src/data/breadcrumbs.ts';
import type { PagedCollection } from '../../src/core/paths.ts';

vi.mock('astro:content', async () => {
  const { standIn } = await import('./content-stand-in.ts');
  const page = (id: string, title: string, menuTitle?: string) => ({ id, data: { title, menuTitle, draft: false } });
  return standIn({
    pages: [
      page('about/ombudsman', 'The Ombudsman', 'Ombudsman'),
      page('about/ombudsman/orders', 'Orders'),
      page('events/archive', 'Archive'),
      page('events/workshops', 'Workshops'),
    ],
    pages_hi: [{ id: 'about/ombudsman', data: { title: 'लोकपाल', draft: false } }],
  });
});

const makeEntry = (data: object) => ({ data }) as Entry<PagedCollection>;

test('the way to a page leads over the pages above it that there are', async () => {
  expect(await getPageTrail('about/ombudsman/orders', 'en')).toEqual([{ label: 'Ombudsman', href: '/about/ombudsman' }]);
  expect(await getPageTrail('about/ombudsman', 'en')).toEqual([]);
});

test('in Hindi it is Hindi', async () => {
  const [step] = await getPageTrail('about/ombudsman/orders', 'hi');
  expect(step?.href).toBe('/hi/about/ombudsman');
});

test('the way to an event leads over the list of its kind, else over the archive', async () => {
  expect(await getEntryTrail('events', makeEntry({ kind: 'workshop' }), 'en')).toEqual([{ label: 'Workshops', href: '/events/workshops' }]);
  expect(await getEntryTrail('events', makeEntry({ kind: 'webinar' }), 'en')).toEqual([{ label: 'Archive', href: '/events/archive' }]);
});
