import { commonFacts, defineEntry } from './shared/entry.ts';
import { choice, text, url } from './shared/fields.ts';

/** An organisation that works with the federation. */
export const partners = defineEntry({
  facts: ({ image }) => ({
    ...commonFacts,
    category: choice('The kind of partnership.', ['strategic', 'technology', 'academic']),
    website: url('The partner’s own site.', 'https://partner.example'),
    logo: image()
      .meta({ description: 'The logo beside the entry.', examples: ['./logo.svg'] })
      .optional(),
  }),
  words: {
    name: text('The name of the partner.', 'Centre for Play and Public Policy', { max: 90 }),
    description: text('What we do together, in one or two sentences.', 'Joint research on how people decide to stop playing.', {
      max: 260,
    }),
  },
});
