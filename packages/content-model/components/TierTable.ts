import type { Inline, Table } from './document-blocks.ts';
import { formatRupees, withTax } from '@federation/base/money';
import { defineComponent, type SiteData } from './component-definition.ts';

const text = (value: string): Inline[] => [{ type: 'text', value }];

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
      [text(t('tiers.feature')), ...tiers.map(({ name }) => text(name))],
      [
        text(t('tiers.price')),
        ...tiers.map(({ pricePerYear }) => text(formatRupees(pricePerYear, language))),
      ],
      ...(gstPercent === undefined
        ? []
        : [
            [
              text(t('tiers.priceWithGst', { percent: gstPercent })),
              ...tiers.map(({ pricePerYear }) =>
                text(formatRupees(withTax(pricePerYear, gstPercent), language)),
              ),
            ],
          ]),
      ...features.map(({ feature, rank }) => [
        text(feature),
        ...tiers.map((_, index) => text(index >= rank ? t('tiers.included') : '–')),
      ]),
    ],
  };
}

export const TierTable = defineComponent({
  group: 'lists',
  shows: () => ({ collection: 'tiers' }),
  document: { data: (site) => [toTable(site)] },
  workbook: 'table',
});
