import { commonFacts, defineEntry } from './shared/entry.ts';
import { choice, day, flag, target, text } from './shared/fields.ts';

/** A notice (What’s New) or a circular (Latest Circulars); either may also run in the ticker. */
export const notices = defineEntry({
  facts: ({ document }) => ({
    ...commonFacts,
    kind: choice('`notice` appears under What’s New, `circular` under Latest Circulars.', ['notice', 'circular']),
    date: day('The day of issue in India.'),
    expiresOn: day('The last day in What’s New and the ticker. The notice stays in the archive.', '2026-12-31').optional(),
    ticker: flag('Write `true` to run the title in the tickers.'),
    number: text('The reference number of a circular.', 'IFSF/CIR/2026/07', { max: 40 }).optional(),
    link: target('A page of this site, or an https address, that the notice is about.', '/about/charter').optional(),
    attachment: document()
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
});
