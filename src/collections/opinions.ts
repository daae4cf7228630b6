import { commonFacts } from './shared/common.ts';
import { defineCollection, type Sources } from './shared/definition.ts';
import { choice, day, text } from './shared/fields.ts';
import { byKind, byYear } from './shared/filters.ts';
import { namedSources, requireCheckedDay, verifiableFacts, verifiableWords } from './shared/verified.ts';

const kinds = ['constitutional', 'taxation', 'advertising', 'consumer', 'data-protection'] as const;

/** A legal opinion that the federation has obtained or written. */
export const opinions = defineCollection({
  linesFor: [namedSources],
  needsText: true,
  facts: ({ document }: Sources) => ({
    ...commonFacts,
    ...verifiableFacts,
    date: day('The day of the opinion, in India.'),
    kind: choice('The branch of law.', kinds),
    document: document()
      .meta({ description: 'The signed opinion beside the entry.', examples: ['./opinion.pdf'] })
      .optional(),
  }),
  words: {
    ...verifiableWords,
    title: text('The question that the opinion answers.', 'Contests without an entry fee under the Act of 2025', { min: 5, max: 140 }),
    author: text('Who wrote it.', 'Legal desk of the Federation', { max: 110 }),
    summary: text(
      'The answer, in one to three sentences.',
      'A contest that asks for no stake and gives no money prize is not an online money game.',
      { min: 10, max: 520 },
    ),
  },
  requires: requireCheckedDay,
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
