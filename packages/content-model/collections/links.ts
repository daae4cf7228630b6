import { commonFacts } from '../fields/common.ts';
import { defineCollection } from './collection-definition.ts';
import { choice, count, target, text } from '../fields/fields.ts';

/** The lists that a link can be in. */
const kinds = [
  'quick',
  'important',
  'e-services',
  'rti',
  'grievance',
  'e-governance',
  'contact',
] as const;

/** A link of one of the lists on the home page and the service pages. */
export const links = defineCollection({
  facts: () => ({
    ...commonFacts,
    kind: choice('links.kind', kinds),
    order: count('links.order', 1),
    link: target('links.link', '/certificate-verify'),
  }),
  words: {
    label: text('links.label', 'Document Verification', { min: 3, max: 90 }),
    description: text('links.description', 'Check that a membership certificate is genuine.', {
      max: 220,
    }).optional(),
  },
});
