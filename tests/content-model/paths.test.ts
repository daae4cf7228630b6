import { expect, test } from 'vitest';
import {
  hasEntryPages,
  pagedCollections,
  toEntryPath,
} from '../../packages/content-model/collections/paths.ts';

test('an entry has its page below that of its collection', () => {
  expect(toEntryPath('orders', 'omb-2026-014')).toBe('/about/ombudsman/orders/omb-2026-014');
  expect(toEntryPath('releases', 'third-charter')).toBe('/resources/release/third-charter');
});

test('notices, records, documents, events and news have pages; members and settings have none', () => {
  expect([...pagedCollections].sort()).toEqual([
    'downloads',
    'editions',
    'events',
    'guidelines',
    'judgments',
    'media',
    'news',
    'notices',
    'opinions',
    'orders',
    'publications',
    'releases',
  ]);
  expect(hasEntryPages('notices')).toBe(true);
  expect(hasEntryPages('members')).toBe(false);
});
