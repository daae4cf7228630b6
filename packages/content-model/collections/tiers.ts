import { memberKinds } from './members.ts';
import { commonFacts } from '../fields/common.ts';
import { defineCollection } from './collection-definition.ts';
import { choice, count, flag, lines, text } from '../fields/fields.ts';

/** A membership tier. Each tier has all that the tiers below it have, and adds its own features. */
export const tiers = defineCollection({
  unique: ['memberKind', 'colour'],
  facts: () => ({
    ...commonFacts,
    order: count('tiers.order', 1),
    memberKind: choice('tiers.memberKind', memberKinds, (kind) => `members.kind.${kind}`),
    colour: choice('tiers.colour', ['bronze', 'silver', 'gold', 'platinum']),
    pricePerYear: count('tiers.pricePerYear', 5000),
    executiveCommitteeSeat: flag('tiers.executiveCommitteeSeat'),
    managementBoardSeat: flag('tiers.managementBoardSeat'),
  }),
  words: {
    name: text('tiers.name', 'Bronze', { max: 30 }),
    summary: text('tiers.summary', 'For operators who want to follow the charter and be listed.', {
      max: 200,
    }),
    features: lines('tiers.features', 'Listing in the public directory of members'),
  },
  openData: true,
});
