import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { choice, count, described, text } from '../fields/fields.ts';

/** The lists that a person can be in. */
const kinds = ['leadership', 'ombudsman', 'appellate-committee', 'officers'] as const;

/** Somebody who holds an office of the federation. */
export const people = defineCollection({
  facts: ({ image }: Sources) => ({
    ...commonFacts,
    kind: choice('people.kind', kinds),
    order: count('people.order', 1),
    image: image().meta(described('people.image', './portrait.jpg')).optional(),
  }),
  words: {
    name: text('people.name', 'Dr. Meera Joshi', { max: 80 }),
    office: text('people.office', 'President', { max: 120 }),
    bio: text(
      'people.bio',
      'Twenty-two years in consumer law, eight of them on the bench of a district forum.',
      { max: 520 },
    ).optional(),
  },
});
