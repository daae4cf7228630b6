import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { choice, day, described, text } from '../fields/fields.ts';
import { byKind, byYear } from './filters.ts';

const kinds = ['upheld', 'partly-upheld', 'dismissed', 'settled'] as const;

/** An order of the ombudsman. The text of the file is the order itself. */
export const orders = defineCollection({
  needsText: true,
  facts: ({ document }: Sources) => ({
    ...commonFacts,
    date: day('orders.date'),
    number: text('orders.number', 'OMB/2026/014', { max: 40 }),
    kind: choice('orders.kind', kinds, (kind) => `orders.kind.${kind}`),
    document: document().meta(described('orders.document', './order.pdf')).optional(),
  }),
  words: {
    title: text('orders.title', 'Account closed without notice', { min: 5, max: 120 }),
    summary: text(
      'orders.summary',
      'The operator closed an account without the notice that the charter asks for; it was told to reopen it.',
      { min: 10, max: 420 },
    ),
  },
  pages: { root: '/about/ombudsman/orders', list: 'about/ombudsman/orders' },
  filters: { year: byYear, outcome: byKind(kinds, (kind) => `orders.kind.${kind}`) },
  feed: true,
  anonymous: true,
  openData: true,
  summarize: ({ number, kind, date, title, summary }, { t }) => ({
    title,
    text: summary,
    tags: [t(`orders.kind.${kind}`), number],
    day: date,
  }),
});
