import { documentFacts } from './shared/document.ts';
import { commonFacts } from './shared/common.ts';
import { defineCollection, type Sources } from './shared/definition.ts';
import { choice, count, day, text } from './shared/fields.ts';
import { namedSources, requireCheckedDay, verifiableFacts, verifiableWords } from './shared/verified.ts';

const kinds = ['forms', 'templates', 'documentation', 'regulatory'] as const;

/** A file to take away: a form, a template, a guide or a rule. Its text is its page, and what the file is made from. */
export const downloads = defineCollection({
  linesFor: [namedSources],
  facts: (sources: Sources) => ({
    ...commonFacts,
    ...verifiableFacts,
    ...documentFacts(sources),
    kind: choice('The heading under which the file is listed.', kinds),
    order: count('The place below its heading, from 1.', 1),
    version: text('The version of the document.', '2.0', { max: 12 }),
    date: day('The day of this version, in India.'),
    page: sources
      .reference('pages')
      .meta({ description: 'The page whose text the file holds, where the entry has no text of its own.', examples: ['about/charter'] })
      .optional(),
  }),
  words: {
    ...verifiableWords,
    name: text('The name of the file for readers.', 'Membership application form', { min: 3, max: 110 }),
    description: text('What it is for, in one or two sentences.', 'The form for operators who prefer to apply on paper.', {
      min: 10,
      max: 300,
    }),
  },
  requires: requireCheckedDay,
  pages: { root: '/resources/downloads', list: 'resources/downloads' },
  documents: ({ kind }, t) => ({ kind: t(`downloads.kind.${kind}`), dateLabel: t('document.date'), hasContents: kind !== 'forms' }),
  summarize: ({ version, name, description }, { t }) => ({
    title: name,
    text: description,
    tags: [t('document.versionNumber', { version })],
  }),
});
