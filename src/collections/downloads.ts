import { documentFacts } from './shared/document.ts';
import { commonFacts, defineEntry } from './shared/entry.ts';
import { choice, count, day, text } from './shared/fields.ts';

/** A file to take away: a form, a template, a guide or a rule. Its text is its page, and what the file is made from. */
export const downloads = defineEntry({
  facts: (sources) => ({
    ...commonFacts,
    ...documentFacts(sources),
    group: choice('The heading under which the file is listed.', ['forms', 'templates', 'documentation', 'regulatory']),
    order: count('The place within its group, from 1.', 1),
    version: text('The version of the document.', '2.0', { max: 12 }),
    date: day('The day of this version, in India.'),
    page: sources
      .reference('pages')
      .meta({ description: 'The page whose text the file holds, where the entry has no text of its own.', examples: ['about/charter'] })
      .optional(),
  }),
  words: {
    name: text('The name of the file for readers.', 'Membership application form', { min: 3, max: 110 }),
    description: text('What it is for, in one or two sentences.', 'The form for operators who prefer to apply on paper.', {
      min: 10,
      max: 300,
    }),
  },
});
