import { commonFacts, defineEntry } from './shared/entry.ts';
import { choice, day, text } from './shared/fields.ts';

/** A news item with a page of its own. */
export const news = defineEntry({
  facts: ({ image }) => ({
    ...commonFacts,
    date: day('The day of publication, in India.'),
    category: choice('What the item is about.', ['federation', 'policy', 'research', 'players']),
    image: image()
      .meta({ description: 'A picture beside the entry. Without it, one is drawn.', examples: ['./picture.jpg'] })
      .optional(),
  }),
  words: {
    title: text('The headline.', 'Ombudsman opens a Hindi helpline', { min: 5, max: 120 }),
    summary: text('One or two sentences for lists.', 'Callers can now be heard in Hindi on all working days.', { min: 10, max: 300 }),
  },
});
