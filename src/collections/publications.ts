import { documentFacts } from './shared/document.ts';
import { commonFacts, defineEntry } from './shared/entry.ts';
import { choice, day, text, year } from './shared/fields.ts';

/** A report, study or handbook that the federation has published. */
export const publications = defineEntry({
  facts: (sources) => ({
    ...commonFacts,
    ...documentFacts(sources),
    type: choice('The kind of publication.', ['annual-report', 'study', 'handbook', 'paper']),
    year: year('The year of publication.'),
    date: day('The day of publication, in India.'),
    coverImage: sources
      .image()
      .meta({ description: 'The cover beside the entry. Without it, one is drawn.', examples: ['./cover.jpg'] })
      .optional(),
  }),
  words: {
    title: text('The title of the publication.', 'Annual Report 2024–25', { min: 5, max: 120 }),
    description: text(
      'What a reader finds in it, in one to three sentences.',
      'Complaints, decisions and accounts of the year, with the figures behind them.',
      { max: 420 },
    ),
  },
});
