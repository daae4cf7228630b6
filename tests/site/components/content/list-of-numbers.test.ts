import { expect, test, vi } from 'vitest';
import Chart from '../../../../src/components/content/Chart.astro';
import type * as settingsModule from '../../../../src/data/settings.ts';
import EntryList from '../../../../src/components/content/EntryList.astro';
import { findTags } from '../../../support/html.ts';
import { renderOnPage } from '../render-on-page.ts';

const { reason } = vi.hoisted(() => ({ reason: 'The others were not published.' }));

vi.mock('astro:content', async () => {
  const { standIn } = await import('../../data/content-stand-in.ts');
  const { makeEntry } = await import('../../../content-model/good-entries.ts');
  return standIn({
    orders: [makeEntry('orders', 'third', { number: 'XYZ/2026/003' })],
    notices: [makeEntry('notices', 'first', { kind: 'circular', number: 'CIR/2026/01' })],
    events: [
      makeEntry('events', 'early', { date: '2022-03-01' }),
      makeEntry('events', 'late', { date: '2099-03-01' }),
    ],
  });
});

vi.mock('../../../../src/data/settings.ts', async (load) => {
  const module = await load<typeof settingsModule>();
  const missingNumbers = [{ series: 'XYZ', reason: { en: reason, hi: '…' } }];
  return { ...module, settings: { ...module.settings, missingNumbers } };
});

/** The words of a component on an English page. */
async function read(...shown: Parameters<typeof renderOnPage>): Promise<string> {
  const html = await renderOnPage(...shown);
  return findTags(html).find(({ name }) => name === 'body')?.text ?? '';
}

test('a list of numbered records says why numbers are missing', async () => {
  expect(await read(EntryList, { collection: 'orders' })).toMatch(
    new RegExp(`Missing numbers\\s*${reason}`),
  );
});

test('a list says nothing where its numbers are of another series, or it shows only some of its records', async () => {
  expect(await read(EntryList, { collection: 'notices' })).not.toContain('Missing numbers');
  expect(await read(EntryList, { collection: 'orders', limit: '3' })).not.toContain(
    'Missing numbers',
  );
});

test('a chart counts every year, or what its period chooses', async () => {
  const props = { collection: 'events', by: 'year', title: 'Events' };
  expect(await read(Chart, props)).toMatch(/2022.*2099/s);
  expect(await read(Chart, { ...props, period: 'archived' })).not.toContain('2099');
});
