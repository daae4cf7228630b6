import { commonFacts, defineEntry } from './shared/entry.ts';
import { choice, day, text } from './shared/fields.ts';

/** An order of the ombudsman. The text of the file is the order itself. */
export const orders = defineEntry({
  facts: ({ document }) => ({
    ...commonFacts,
    date: day('The day of the order, in India.'),
    number: text('The number of the order.', 'OMB/2026/014', { max: 40 }),
    outcome: choice('How the complaint ended.', ['upheld', 'partly-upheld', 'dismissed', 'settled']),
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
});
