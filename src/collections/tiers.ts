import { memberKinds } from './members.ts';
import { commonFacts } from './shared/common.ts';
import { defineCollection } from './shared/definition.ts';
import { choice, count, flag, lines, text } from './shared/fields.ts';

/** A membership tier. Each tier has all that the tiers below it have, and adds its own features. */
export const tiers = defineCollection({
  facts: () => ({
    ...commonFacts,
    order: count('The place of the tier from the lowest, which is 1.', 1),
    memberKind: choice('The kind of member that the tier is for.', memberKinds),
    colour: choice('The colour of the tier’s edge and badge.', ['bronze', 'silver', 'gold', 'platinum']),
    pricePerYear: count('The yearly price in whole rupees.', 5000),
    executiveCommitteeSeat: flag('Write `true` when the tier may hold a seat on the Executive Committee.'),
    managementBoardSeat: flag('Write `true` when the tier may hold a seat on the Management Board.'),
  }),
  words: {
    name: text('The name of the tier.', 'Bronze', { max: 30 }),
    summary: text('Whom the tier suits, in one sentence.', 'For operators who want to follow the charter and be listed.', { max: 200 }),
    features: lines('The features that this tier adds to the tier below it.', 'Listing in the public directory of members'),
  },
  openData: true,
});
