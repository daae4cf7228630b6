import { commonFacts, defineEntry } from './pieces/entry.ts';
import { choice, count, text } from './pieces/fields.ts';

/** A file to take away. Type and size are read from the file itself. */
export const downloads = defineEntry({
  facts: ({ document }) => ({
    ...commonFacts,
    group: choice('The heading under which the file is listed.', ['forms', 'templates', 'documentation', 'regulatory']),
    order: count('The place within its group, from 1.', 1),
    document: document()
      .meta({ description: 'The file beside the entry.', examples: ['./membership-form.pdf'] })
      .optional(),
  }),
  words: {
    name: text('The name of the file for readers.', 'Membership application form', { min: 3, max: 110 }),
    description: text('What it is for, in one or two sentences.', 'The form for operators who prefer to apply on paper.', {
      min: 10,
      max: 300,
    }),
  },
});
