import { formatRupees, withTax } from '@federation/base/money';
import { z } from 'astro/zod';
import { defineComponent, inGroup, type SiteData } from './component-definition.ts';
import type { Inline, Table } from './document-blocks.ts';
import { getKinds } from '../collections/field-names.ts';
import {
  checkFilter,
  checkFilters,
  checkKind,
  countedCollections,
  datedCollections,
  listedCollections,
  period,
} from '../collections/list-attributes.ts';
import { choice, described, digits, text } from '../fields/fields.ts';

const cell = (value: string): Inline[] => [{ type: 'text', value }];

/** The tiers side by side, as on the page: a tier has all that the tiers below it have. */
function toTable({ recordsOf, t, language, settings: { gstPercent } }: SiteData): Table {
  const tiers = recordsOf('tiers');
  const features = tiers.flatMap((tier, rank) =>
    tier.features.map((feature) => ({ feature, rank })),
  );
  return {
    type: 'table',
    align: [null, ...tiers.map(() => 'center' as const)],
    widths: [26, ...tiers.map(() => 10)],
    blankRows: 0,
    rows: [
      [cell(t('tiers.feature')), ...tiers.map(({ name }) => cell(name))],
      [
        cell(t('tiers.price')),
        ...tiers.map(({ pricePerYear }) => cell(formatRupees(pricePerYear, language))),
      ],
      ...(gstPercent === undefined
        ? []
        : [
            [
              cell(t('tiers.priceWithGst', { percent: gstPercent })),
              ...tiers.map(({ pricePerYear }) =>
                cell(formatRupees(withTax(pricePerYear, gstPercent), language)),
              ),
            ],
          ]),
      ...features.map(({ feature, rank }) => [
        cell(feature),
        ...tiers.map((_, index) => cell(index >= rank ? t('tiers.included') : '–')),
      ]),
    ],
  };
}

/** Lists and tables from the records. */
export const recordComponents = inGroup('lists', {
  Links: defineComponent({
    attributes: {
      kind: choice('Links.kind', getKinds('links')),
    },
    shows: ({ kind }) => ({ collection: 'links', kind }),
  }),
  People: defineComponent({
    attributes: {
      kind: choice('People.kind', getKinds('people')),
    },
    shows: ({ kind }) => ({ collection: 'people', kind }),
  }),
  EntryList: defineComponent({
    attributes: {
      collection: choice('EntryList.collection', listedCollections),
      kind: text('EntryList.kind', 'workshop', { max: 40 }).optional(),
      year: z
        .string()
        .regex(/^20\d\d$/)
        .meta(described('EntryList.year', '2025'))
        .optional(),
      period: period.optional(),
      limit: digits('EntryList.limit', '3').optional(),
      filters: text('EntryList.filters', 'year outcome', { max: 40 }).optional(),
    },
    check(attributes, context) {
      checkFilters(attributes, context);
      checkKind(attributes, context);
    },
    shows: ({ collection, ...narrowed }) => ({ collection, ...narrowed }),
    hasPages: true,
  }),
  EntriesByYear: defineComponent({
    attributes: {
      collection: choice('EntryList.collection', datedCollections),
      kind: text('EntryList.kind', 'members-meet', { max: 40 }).optional(),
      period: period.optional(),
      label: text('EntriesByYear.label', 'Members’ Meet by year', { max: 80 }),
    },
    check: checkKind,
    words: ['label'],
    partsByYear: true,
    shows: ({ collection, kind, period }) => ({ collection, kind, period }),
  }),
  Chart: defineComponent({
    attributes: {
      collection: choice('Chart.collection', countedCollections),
      by: text('Chart.by', 'year', { max: 20 }),
      period: period.optional(),
      title: text('Chart.title', 'Members by tier', { max: 90 }),
    },
    check: checkFilter,
    words: ['title'],
  }),
  SiteMap: defineComponent({
    showsEveryPage: true,
  }),
  TierTable: defineComponent({
    shows: () => ({ collection: 'tiers' }),
    document: { data: (site) => [toTable(site)] },
    workbook: 'table',
  }),
  Feeds: defineComponent({}),
  DataSets: defineComponent({}),
});
