import { commonFacts, defineEntry } from './pieces/entry.ts';
import { day, text } from './pieces/fields.ts';

/** A guideline for operators. */
export const guidelines = defineEntry({
  facts: ({ document }) => ({
    ...commonFacts,
    version: text('The version of the text.', '2.0', { max: 12 }),
    date: day('The day from which the version applies, in India.'),
    document: document()
      .meta({ description: 'The file beside the entry.', examples: ['./guideline.pdf'] })
      .optional(),
  }),
  words: {
    title: text('The name of the guideline.', 'Guideline on advertising', { min: 5, max: 120 }),
    summary: text('What it asks of operators, in one or two sentences.', 'What an advertisement must say, and where it must not appear.', {
      min: 10,
      max: 320,
    }),
  },
});
