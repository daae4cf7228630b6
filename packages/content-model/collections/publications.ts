import { documentFacts } from './document.ts';
import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { choice, day, described, text } from '../fields/fields.ts';
import { namedSources, verifiable } from '../fields/verified.ts';

const kinds = ['annual-report', 'study', 'handbook', 'paper'] as const;

/** A report, study or handbook that the federation has published. */
export const publications = defineCollection({
  linesFor: [namedSources],
  facts: (sources: Sources) => ({
    ...commonFacts,
    ...verifiable.facts,
    ...documentFacts(sources),
    kind: choice('publications.kind', kinds, (kind) => `publications.kind.${kind}`),
    date: day('publications.date'),
    image: sources.image().meta(described('publications.image', './cover.jpg')).optional(),
  }),
  words: {
    ...verifiable.words,
    title: text('publications.title', 'Annual Report 2024–25', { min: 5, max: 120 }),
    description: text(
      'publications.description',
      'Complaints, decisions and accounts of the year, with the figures behind them.',
      {
        max: 420,
      },
    ),
  },
  requires: verifiable.requires,
  pages: { root: '/resources/publications', list: 'resources/publications' },
  listView: 'cards',
  cover: 'accent',
  documents: ({ kind }, t) => ({
    kind: t(`publications.kind.${kind}`),
    dateLabel: t('document.date'),
    hasContents: true,
  }),
  summarize: ({ kind, date, title, description }, { t }) => ({
    title,
    text: description,
    tags: [t(`publications.kind.${kind}`), date.slice(0, 4)],
  }),
});
