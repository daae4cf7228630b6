import { documentFacts } from './document.ts';
import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { day, text } from '../fields/fields.ts';

/** A press release. The text of the file is the full release. */
export const releases = defineCollection({
  needsText: true,
  facts: (sources: Sources) => ({
    ...commonFacts,
    ...documentFacts(sources),
    date: day('releases.date'),
    number: text('releases.number', 'ABC/PR/2026/03', { max: 40 }).optional(),
  }),
  words: {
    title: text('releases.title', 'Federation publishes its third charter', { min: 5, max: 140 }),
    summary: text(
      'releases.summary',
      'The charter now covers advertising to minors and the closing of accounts.',
      {
        min: 10,
        max: 320,
      },
    ),
  },
  pages: { root: '/resources/release', list: 'resources/release' },
  schemaType: 'NewsArticle',
  feed: true,
  documents: (_, t) => ({
    kind: t('releases.one'),
    dateLabel: t('document.date'),
    hasContents: true,
  }),
  summarize: ({ number, date, title, summary }, { t }) => ({
    title,
    text: summary,
    tags: number ? [number] : [],
    day: date,
    more: t('releases.full'),
  }),
});
