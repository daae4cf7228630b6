import { describe, expect, test } from 'vitest';
import { getDefinition } from '../../packages/content-model/collections/collections.ts';
import type { CommonData } from '../../packages/content-model/fields/common.ts';
import { settings } from '../../src/data/settings.ts';
import { getTranslator } from '../../packages/i18n/strings.ts';
import { accepts, makeEntry } from './good-entries.ts';

describe('a judgment that a later one changed', () => {
  test.each(['read-with', 'overtaken', 'stayed', 'reversed'])(
    'names the later one when it is %s',
    (status) => {
      expect(accepts('judgments', { status })).toBe(false);
      expect(accepts('judgments', { status, changedBy: 'two-v-another' })).toBe(true);
    },
  );

  test('can be relied on only as good law', () => {
    expect(toSummary({}).status?.tone).toBe('good');
    expect(toSummary({ status: 'read-with', changedBy: 'two-v-another' }).status?.tone).toBe(
      'plain',
    );
    expect(toSummary({ status: 'reversed', changedBy: 'two-v-another' }).status).toMatchObject({
      tone: 'bad',
      changedBy: { collection: 'judgments', id: 'two-v-another' },
    });
  });
});

test('a judgment has sources, each with a name, the day of the check and that of the next one', () => {
  for (const field of ['sources', 'sourceNames', 'checkedOn', 'reviewBy'])
    expect.soft(accepts('judgments', { [field]: undefined })).toBe(false);
});

test.each(['opinions', 'pages', 'downloads', 'guidelines', 'publications'] as const)(
  '%s may go without sources; with them they need the day of the check',
  (name) => {
    const sources = ['https://court.example/judgment'];
    expect(accepts(name, { sources, sourceNames: ['The judgment'], checkedOn: '2026-11-22' })).toBe(
      true,
    );
    expect(accepts(name, { sources, sourceNames: ['The judgment'] })).toBe(false);
  },
);

test.each([
  ['https://court.example', 'Search at the court’s site'],
  ['https://court.example/', 'Search at the court’s site'],
  ['https://court.example/view?id=1', 'Read at the court’s site'],
  ['https://court.example/?id=1', 'Read at the court’s site'],
])('the link to %s says “%s”', (source, label) => {
  expect(toSummary({ source }).source).toEqual({ href: source, label });
});

function toSummary(change: Record<string, unknown>) {
  const { summarize } = getDefinition('judgments');
  if (!summarize) throw new Error('Judgments are shown in lists.');
  const { data } = makeEntry('judgments', 'one-v-another', change);
  return summarize(data as unknown as CommonData, {
    id: 'one-v-another',
    language: 'en',
    t: getTranslator('en'),
    settings,
    today: '2026-11-22',
  });
}
