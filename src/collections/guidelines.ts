import { documentFacts } from './shared/document.ts';
import { commonFacts, defineEntry } from './shared/entry.ts';
import { day, text } from './shared/fields.ts';

/** A guideline for operators. */
export const guidelines = defineEntry({
  facts: (sources) => ({
    ...commonFacts,
    ...documentFacts(sources),
    version: text('The version of the text.', '2.0', { max: 12 }),
    date: day('The day from which the version applies, in India.'),
  }),
  words: {
    title: text('The name of the guideline.', 'Guideline on advertising', { min: 5, max: 120 }),
    summary: text('What it asks of operators, in one or two sentences.', 'What an advertisement must say, and where it must not appear.', {
      min: 10,
      max: 320,
    }),
  },
});
