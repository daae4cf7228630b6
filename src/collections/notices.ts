import { commonFacts } from './shared/common.ts';
import { defineCollection, type Sources } from './shared/definition.ts';
import { choice, day, flag, target, text } from './shared/fields.ts';
import { byKind, byYear } from './shared/filters.ts';

const kinds = ['notice', 'circular'] as const;

/** A notice (What’s New) or a circular (Latest Circulars); either may also run in the ticker. */
export const notices = defineCollection({
  facts: ({ document }: Sources) => ({
    ...commonFacts,
    kind: choice('`notice` appears under What’s New, `circular` under Latest Circulars.', kinds),
    date: day('The day of issue in India.'),
    expiresOn: day('The last day in What’s New and the ticker. The notice stays in the archive.', '2026-12-31').optional(),
    ticker: flag('Write `true` to run the title in the tickers.'),
    number: text('The reference number of a circular.', 'IFSF/CIR/2026/07', { max: 40 }).optional(),
    link: target('A page of this site, or an https address, that the notice is about.', '/about/charter').optional(),
    document: document()
      .meta({ description: 'A document beside the notice.', examples: ['./circular.pdf'] })
      .optional(),
  }),
  words: {
    title: text('What happened, in one line.', 'Third edition of the Charter adopted', { min: 5, max: 110 }),
    summary: text('One or two sentences for lists.', 'Six values, one appellate committee; what changes for operators.', {
      min: 10,
      max: 260,
    }),
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
