import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { choice, described, text, url } from '../fields/fields.ts';
import { byKind } from './filters.ts';

const kinds = ['strategic', 'technology', 'academic'] as const;

/** An organisation that works with the federation. */
export const partners = defineCollection({
  facts: ({ image }: Sources) => ({
    ...commonFacts,
    kind: choice('partners.kind', kinds, (kind) => `partners.kind.${kind}`),
    website: url('partners.website', 'https://partner.example'),
    image: image().meta(described('partners.image', './logo.svg')).optional(),
  }),
  words: {
    name: text('partners.name', 'Centre for Play and Public Policy', { max: 90 }),
    description: text(
      'partners.description',
      'Joint research on how people decide to stop playing.',
      {
        max: 260,
      },
    ),
  },
  listView: 'cards',
  cover: 'action',
  filters: { category: byKind(kinds, (kind) => `partners.kind.${kind}`) },
  openData: true,
  summarize: ({ kind, website, name, description }, { t }) => ({
    title: name,
    text: description,
    tags: [t(`partners.kind.${kind}`)],
    externals: [{ href: website, label: t('partners.website') }],
  }),
});
