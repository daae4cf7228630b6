import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { choice, day, described, text } from '../fields/fields.ts';
import { byKind, byYear } from './filters.ts';
import { namedSources, verifiable } from '../fields/verified.ts';

const kinds = ['constitutional', 'taxation', 'advertising', 'consumer', 'data-protection'] as const;

/** A legal opinion that the federation has obtained or written. */
export const opinions = defineCollection({
  linesFor: [namedSources],
  needsText: true,
  facts: ({ document }: Sources) => ({
    ...commonFacts,
    ...verifiable.facts,
    date: day('opinions.date'),
    kind: choice('opinions.kind', kinds, (kind) => `opinions.kind.${kind}`),
    document: document().meta(described('opinions.document', './opinion.pdf')).optional(),
  }),
  words: {
    ...verifiable.words,
    title: text('opinions.title', 'Contests without an entry fee under the 2025 Act', {
      min: 5,
      max: 140,
    }),
    author: text('opinions.author', 'Legal desk of the Federation', { max: 110 }),
    summary: text(
      'opinions.summary',
      'A contest that asks for no stake and gives no money prize is not an online money game.',
      {
        min: 10,
        max: 520,
      },
    ),
  },
  requires: verifiable.requires,
  pages: { root: '/about/legal/opinions', list: 'about/legal/opinions' },
  filters: { subject: byKind(kinds, (kind) => `opinions.kind.${kind}`), year: byYear },
  summarize: ({ kind, author, date, title, summary }, { t }) => ({
    title,
    text: summary,
    tags: [t(`opinions.kind.${kind}`)],
    day: date,
    facts: [{ name: t('opinions.author'), value: author }],
  }),
});
