import { formatDay } from '@federation/base/dates';
import { editionFacts, editionWords } from '../fields/edition.ts';
import { commonFacts } from '../fields/common.ts';
import { day, target, text } from '../fields/fields.ts';
import { defineCollection } from './collection-definition.ts';

/**
 * An earlier edition of a rule: the text of a page or guideline as it applied until another edition
 * took its place. Complaints about that time are decided under it.
 */
export const editions = defineCollection({
  needsText: true,
  facts: () => ({
    ...commonFacts,
    rule: target('editions.rule', '/about/charter'),
    edition: editionFacts.edition.unwrap(),
    adoptedOn: editionFacts.adoptedOn.unwrap(),
    date: day('edition.appliesFrom', '2023-04-01'),
    appliesUntil: day('editions.appliesUntil', '2026-11-30'),
  }),
  words: {
    title: text('editions.title', 'Charter of the Federation, second edition', {
      min: 5,
      max: 120,
    }),
    whatChanged: editionWords.whatChanged.unwrap(),
  },
  pages: {
    root: '/editions',
    list: 'editions',
    listFor: ({ rule }) =>
      rule.startsWith('/resources/guidelines/') ? 'resources/guidelines' : rule.slice(1),
  },
  documents: (_, t) => ({
    kind: t('editions.one'),
    dateLabel: t('edition.applies'),
    hasContents: true,
  }),
  summarize: ({ title, whatChanged, date, appliesUntil, adoptedOn }, { t, language }) => ({
    title,
    text: whatChanged,
    tags: [],
    // The search shows it after the text that applies.
    status: { label: t('editions.one'), tone: 'plain' },
    facts: [
      {
        name: t('edition.adopted'),
        value: formatDay(adoptedOn, language),
        datetime: adoptedOn,
      },
      {
        name: t('edition.applies'),
        value: t('edition.fromTo', {
          from: formatDay(date, language),
          until: formatDay(appliesUntil, language),
        }),
      },
    ],
  }),
});
