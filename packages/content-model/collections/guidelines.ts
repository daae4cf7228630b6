import { formatDay } from '@federation/base/dates';
import { documentFacts } from './document.ts';
import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { editionFacts, editionWords } from '../fields/edition.ts';
import { day, text } from '../fields/fields.ts';
import { namedSources, verifiable } from '../fields/verified.ts';

/** A guideline for operators. */
export const guidelines = defineCollection({
  linesFor: [namedSources],
  facts: (sources: Sources) => ({
    ...commonFacts,
    ...verifiable.facts,
    ...documentFacts(sources),
    version: text('guidelines.version', '2.0', { max: 12 }),
    date: day('guidelines.date'),
    adoptedOn: editionFacts.adoptedOn,
  }),
  words: {
    ...verifiable.words,
    ...editionWords,
    title: text('guidelines.title', 'Guideline on advertising', { min: 5, max: 120 }),
    summary: text(
      'guidelines.summary',
      'What an advertisement must say, and where it must not appear.',
      {
        min: 10,
        max: 320,
      },
    ),
  },
  requires: verifiable.requires,
  pages: { root: '/resources/guidelines', list: 'resources/guidelines' },
  documents: (_, t) => ({
    kind: t('guidelines.one'),
    dateLabel: t('document.inForce'),
    hasContents: true,
  }),
  summarize: ({ version, date, title, summary }, { t, language }) => ({
    title,
    text: summary,
    tags: [
      t('document.versionNumber', { version }),
      t('guidelines.inForce', { date: formatDay(date, language) }),
    ],
  }),
});
