import { portalStates } from '@federation/portal/contract/api';
import { changeFacts, changeWords, datedChanges } from '../fields/changes.ts';
import { commonFacts } from '../fields/common.ts';
import { defineCollection } from './collection-definition.ts';
import { choice, day, flag, lines, text } from '../fields/fields.ts';
import { editionFacts, editionWords, requireEditionDays } from '../fields/edition.ts';
import { namedSources, verifiable } from '../fields/verified.ts';

/**
 * A page of the site. Its folder is its address: `pages/about/charter` is shown at /about/charter.
 */
export const pages = defineCollection({
  linesFor: [datedChanges, namedSources],
  requires: (page) => [...verifiable.requires(page), ...requireEditionDays(page)],
  needsText: true,
  facts: () => ({
    ...commonFacts,
    ...verifiable.facts,
    format: choice('pages.format', ['standard', 'wide', 'home']).default('standard'),
    unlisted: flag('pages.unlisted'),
    portal: choice('pages.portal', portalStates).optional(),
    lastReviewed: day('pages.lastReviewed').optional(),
    ...changeFacts,
    ...editionFacts,
  }),
  words: {
    ...verifiable.words,
    title: text('pages.title', 'Charter of the Federation', { max: 90 }),
    menuTitle: text('pages.menuTitle', 'Charter', { max: 40 }).optional(),
    description: text(
      'pages.description',
      'The six values that every operator in membership signs, with the ethical guidelines and operational principles behind them.',
      {
        min: 50,
        max: 200,
      },
    ),
    lead: text('pages.lead', 'What every member operator promises its players.', {
      max: 320,
    }).optional(),
    ...changeWords,
    ...editionWords,
    questions: lines('pages.questions', 'When was the federation founded, and by whom?').optional(),
    keywords: text('pages.keywords', 'complaint, grievance, dispute', {
      max: 200,
    }).optional(),
  },
});
