import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { choice, day, described, text } from '../fields/fields.ts';
import { byKind, byYear } from './filters.ts';

const kinds = ['federation', 'policy', 'research', 'players'] as const;

/** A news item with a page of its own. */
export const news = defineCollection({
  needsText: true,
  facts: ({ image }: Sources) => ({
    ...commonFacts,
    date: day('news.date'),
    kind: choice('news.kind', kinds, (kind) => `news.kind.${kind}`),
    image: image().meta(described('news.image', './picture.jpg')).optional(),
  }),
  words: {
    title: text('news.title', 'Ombudsman opens a Hindi helpline', { min: 5, max: 120 }),
    summary: text('news.summary', 'Callers can now be heard in Hindi on all working days.', {
      min: 10,
      max: 300,
    }),
  },
  pages: { root: '/resources/news', list: 'resources/news' },
  listView: 'cards',
  cover: 'good',
  filters: { subject: byKind(kinds, (kind) => `news.kind.${kind}`), year: byYear },
  schemaType: 'NewsArticle',
  feed: true,
  summarize: ({ kind, date, title, summary }, { t }) => ({
    title,
    text: summary,
    tags: [t(`news.kind.${kind}`)],
    day: date,
  }),
});
