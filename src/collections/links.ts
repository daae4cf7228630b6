import { commonFacts } from './shared/common.ts';
import { defineCollection } from './shared/definition.ts';
import { choice, count, target, text } from './shared/fields.ts';

/** The lists that a link can be in. */
const kinds = ['quick', 'important', 'e-services', 'rti', 'grievance', 'e-governance', 'contact'] as const;

/** A link of one of the lists on the home page and the service pages. */
export const links = defineCollection({
  facts: () => ({
    ...commonFacts,
    kind: choice('The list in which the link is shown.', kinds),
    order: count('The place within its list, from 1.', 1),
    link: target('A path of this site, or an https address.', '/certificate-verify'),
  }),
  words: {
    label: text('The text of the link.', 'Document Verification', { min: 3, max: 90 }),
    description: text('What the reader finds there, in one sentence.', 'Check that a membership certificate is genuine.', {
      max: 220,
    }).optional(),
  },
});
