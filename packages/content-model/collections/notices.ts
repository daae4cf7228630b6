import { changeFacts, changeWords, datedChanges } from '../fields/changes.ts';
import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { choice, day, described, flag, target, text } from '../fields/fields.ts';
import { byKind, byYear } from './filters.ts';

const kinds = ['notice', 'circular'] as const;

/** A notice (What’s New) or a circular (Latest Circulars); either may also run in the ticker. */
export const notices = defineCollection({
  linesFor: [datedChanges],
  // People cite a circular by its number.
  requires: ({ kind }) => (kind === 'circular' ? ['number'] : []),
  facts: ({ document }: Sources) => ({
    ...commonFacts,
    kind: choice('notices.kind', kinds, (kind) => `notices.kind.${kind}`),
    date: day('notices.date'),
    expiresOn: day('notices.expiresOn', '2026-12-31').optional(),
    ticker: flag('notices.ticker'),
    number: text('notices.number', 'ABC/CIR/2026/07', { max: 40 }).optional(),
    link: target('notices.link', '/about/charter').optional(),
    document: document().meta(described('notices.document', './circular.pdf')).optional(),
    ...changeFacts,
  }),
  words: {
    title: text('notices.title', 'Third edition of the Charter adopted', { min: 5, max: 110 }),
    summary: text(
      'notices.summary',
      'Six values, one appellate committee; what changes for operators.',
      {
        min: 10,
        max: 260,
      },
    ),
    ...changeWords,
  },
  pages: { root: '/notices', list: 'notices' },
  listView: 'brief',
  filters: { kind: byKind(kinds, (kind) => `notices.kind.${kind}`), year: byYear },
  feed: true,
  summarize: ({ kind, number, date, title, summary }, { t }) => ({
    title,
    text: summary,
    tags: [t(`notices.kind.${kind}`), ...(number ? [number] : [])],
    day: date,
  }),
});
