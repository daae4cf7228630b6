import { documentFacts } from './document.ts';
import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { choice, count, day, described, text } from '../fields/fields.ts';
import { namedSources, verifiable } from '../fields/verified.ts';

const kinds = ['forms', 'templates', 'documentation', 'regulatory'] as const;

/**
 * A file to take away: a form, a template, a guide or a rule. Its text is its page, and what the
 * file is made from.
 */
export const downloads = defineCollection({
  linesFor: [namedSources],
  facts: (sources: Sources) => ({
    ...commonFacts,
    ...verifiable.facts,
    ...documentFacts(sources),
    kind: choice('downloads.kind', kinds, (kind) => `downloads.kind.${kind}`),
    order: count('downloads.order', 1),
    version: text('downloads.version', '2.0', { max: 12 }),
    date: day('downloads.date'),
    page: sources.reference('pages').meta(described('downloads.page', 'about/charter')).optional(),
  }),
  words: {
    ...verifiable.words,
    name: text('downloads.name', 'Membership application form', { min: 3, max: 110 }),
    description: text(
      'downloads.description',
      'The form for operators who prefer to apply on paper.',
      {
        min: 10,
        max: 300,
      },
    ),
  },
  requires: verifiable.requires,
  pages: { root: '/resources/downloads', list: 'resources/downloads' },
  documents: ({ kind }, t) => ({
    kind: t(`downloads.kind.${kind}`),
    dateLabel: t('document.date'),
    hasContents: kind !== 'forms',
  }),
  summarize: ({ version, name, description }, { t }) => ({
    title: name,
    text: description,
    tags: [t('document.versionNumber', { version })],
  }),
});
