import { z } from 'astro/zod';
import { commonFacts } from './shared/common.ts';
import { defineCollection } from './shared/definition.ts';
import { choice, day, flag, lines, text } from './shared/fields.ts';
import { namedSources, requireCheckedDay, verifiableFacts, verifiableWords } from './shared/verified.ts';

/** A page of the site. Its folder is its address: `pages/about/charter` is shown at /about/charter. */
export const pages = defineCollection({
  linesFor: [['changedOn', 'changes'], namedSources],
  requires: requireCheckedDay,
  needsText: true,
  facts: () => ({
    ...commonFacts,
    ...verifiableFacts,
    format: choice('How the page is laid out. `standard` has a reading column, `wide` the full width, `home` the three columns.', [
      'standard',
      'wide',
      'home',
    ]).default('standard'),
    unlisted: flag('Write `true` to keep the page out of search and the site map.'),
    lastReviewed: day('The day somebody last checked that the page is right.').optional(),
    changedOn: z
      .array(day('A day on which the page was changed.'))
      .meta({
        description: 'The days on which what the page says was changed, newest first; each needs a line in `changes`.',
        examples: [['2026-11-18']],
      })
      .optional(),
  }),
  words: {
    ...verifiableWords,
    title: text('The heading of the page.', 'Charter of the Federation', { max: 90 }),
    menuTitle: text('A shorter name for menus. The title is used when left out.', 'Charter', { max: 40 }).optional(),
    description: text(
      'One or two sentences for search engines and lists, 50 to 200 characters.',
      'The six values that every operator in membership signs, with the ethical guidelines and operational principles behind them.',
      {
        min: 50,
        max: 200,
      },
    ),
    lead: text(
      'One or two sentences under the heading that say what the page is for.',
      'What every operator in membership promises to the people who play.',
      {
        max: 320,
      },
    ).optional(),
    changes: lines('What was changed, in the order of `changedOn`.', 'The time limit for an answer is now seven working days.').optional(),
    keywords: text('Other words by which the search should find the page, with commas between them.', 'complaint, grievance, dispute', {
      max: 200,
    }).optional(),
  },
});
