import { commonFacts } from './shared/common.ts';
import { defineCollection, type Sources } from './shared/definition.ts';
import { choice, count, text } from './shared/fields.ts';

/** The lists that a person can be in. */
const kinds = ['leadership', 'ombudsman', 'appellate-committee', 'officers'] as const;

/** Somebody who holds an office of the federation. */
export const people = defineCollection({
  facts: ({ image }: Sources) => ({
    ...commonFacts,
    kind: choice('The list in which the person is shown.', kinds),
    order: count('The place within the list, from 1.', 1),
    image: image()
      .meta({ description: 'A portrait beside the entry.', examples: ['./portrait.jpg'] })
      .optional(),
  }),
  words: {
    name: text('The name with its title.', 'Dr. Meera Joshi', { max: 80 }),
    office: text('The office held.', 'President', { max: 120 }),
    bio: text(
      'Two or three sentences on experience.',
      'Twenty-two years in consumer law, eight of them on the bench of a district forum.',
      { max: 520 },
    ).optional(),
  },
});
