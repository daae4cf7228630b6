import { commonFacts, defineEntry } from './shared/entry.ts';
import { choice, day, text } from './shared/fields.ts';

/** A legal opinion that the federation has obtained or written. */
export const opinions = defineEntry({
  facts: ({ document }) => ({
    ...commonFacts,
    date: day('The day of the opinion, in India.'),
    category: choice('The branch of law.', ['constitutional', 'taxation', 'advertising', 'consumer', 'data-protection']),
    document: document()
      .meta({ description: 'The signed opinion beside the entry.', examples: ['./opinion.pdf'] })
      .optional(),
  }),
  words: {
    title: text('The question that the opinion answers.', 'Contests without an entry fee under the Act of 2025', { min: 5, max: 140 }),
    author: text('Who wrote it.', 'Legal desk of the Federation', { max: 110 }),
    summary: text(
      'The answer, in one to three sentences.',
      'A contest that asks for no stake and gives no money prize is not an online money game.',
      { min: 10, max: 520 },
    ),
  },
});
