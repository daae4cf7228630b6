import { commonFacts } from './shared/common.ts';
import { defineCollection, type Sources } from './shared/definition.ts';
import { choice, day, text } from './shared/fields.ts';
import { byKind, byYear } from './shared/filters.ts';

const kinds = ['upheld', 'partly-upheld', 'dismissed', 'settled'] as const;

/** An order of the ombudsman. The text of the file is the order itself. */
export const orders = defineCollection({
  needsText: true,
  facts: ({ document }: Sources) => ({
    ...commonFacts,
    date: day('The day of the order, in India.'),
    number: text('The number of the order.', 'OMB/2026/014', { max: 40 }),
    kind: choice('How the complaint ended.', kinds),
    document: document()
      .meta({ description: 'The signed order beside the entry.', examples: ['./order.pdf'] })
      .optional(),
  }),
  words: {
    title: text('What the order is about, in one line.', 'Account closed without notice', { min: 5, max: 120 }),
    summary: text(
      'What was complained of and what was decided.',
      'The operator closed an account without the notice that the charter asks for; it was told to reopen it.',
      { min: 10, max: 420 },
    ),
  },
  pages: { root: '/about/ombudsman/orders', list: 'about/ombudsman/orders' },
  filters: { year: byYear, outcome: byKind(kinds, (kind) => `orders.kind.${kind}`) },
  feed: true,
  openData: true,
  summarize: ({ number, kind, date, title, summary }, { t }) => ({
    title,
    text: summary,
    tags: [t(`orders.kind.${kind}`), number],
    day: date,
  }),
});
