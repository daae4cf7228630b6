import { documentFacts } from './shared/document.ts';
import { commonFacts } from './shared/common.ts';
import { defineCollection, type Sources } from './shared/definition.ts';
import { choice, day, text } from './shared/fields.ts';
import { namedSources, requireCheckedDay, verifiableFacts, verifiableWords } from './shared/verified.ts';

const kinds = ['annual-report', 'study', 'handbook', 'paper'] as const;

/** A report, study or handbook that the federation has published. */
export const publications = defineCollection({
  linesFor: [namedSources],
  facts: (sources: Sources) => ({
    ...commonFacts,
    ...verifiableFacts,
    ...documentFacts(sources),
    kind: choice('The kind of publication.', kinds),
    date: day('The day of publication, in India.'),
    image: sources
      .image()
      .meta({ description: 'The cover beside the entry. Without it, one is drawn.', examples: ['./cover.jpg'] })
      .optional(),
  }),
  words: {
    ...verifiableWords,
    title: text('The title of the publication.', 'Annual Report 2024–25', { min: 5, max: 120 }),
    description: text(
      'What a reader finds in it, in one to three sentences.',
      'Complaints, decisions and accounts of the year, with the figures behind them.',
      { max: 420 },
    ),
  },
  requires: requireCheckedDay,
  pages: { root: '/resources/publications', list: 'resources/publications' },
  listView: 'cards',
  cover: { ground: ['#f6e7d2', '#efd9bb'], line: '#14213d', warm: '#c4620c', cool: '#17803d' },
  documents: ({ kind }, t) => ({ kind: t(`publications.kind.${kind}`), dateLabel: t('document.date'), hasContents: true }),
  summarize: ({ kind, date, title, description }, { t }) => ({
    title,
    text: description,
    tags: [t(`publications.kind.${kind}`), date.slice(0, 4)],
  }),
});
