import { commonFacts, defineEntry } from './shared/entry.ts';
import { choice, text, url, year } from './shared/fields.ts';

/** The tier that each category of the register stands for. */
export const memberTiers = { corporate: 'bronze', sme: 'silver', startup: 'gold', platinum: 'platinum' } as const;

/** An operator in membership. */
export const members = defineEntry({
  facts: ({ image }) => ({
    ...commonFacts,
    category: choice('`corporate` is shown as Bronze, `sme` as Silver, `startup` as Gold, `platinum` as Platinum.', [
      'corporate',
      'sme',
      'startup',
      'platinum',
    ]),
    since: year('The year in which membership began.'),
    website: url('The member’s own site.', 'https://member.example').optional(),
    logo: image()
      .meta({ description: 'The logo beside the entry.', examples: ['./logo.svg'] })
      .optional(),
  }),
  words: {
    name: text('The registered name.', 'Sahyadri Sports Interactive Pvt. Ltd.', { max: 90 }),
    description: text('What the member does, in one or two sentences.', 'Season-long cricket and kabaddi contests without an entry fee.', {
      max: 260,
    }),
  },
});
