import { commonFacts } from '../fields/common.ts';
import { defineCollection, type Sources } from './collection-definition.ts';
import { choice, described, text, url, year } from '../fields/fields.ts';

/** The tier that each kind of member is shown as (specification, section 3). */
const memberTiers = {
  corporate: 'bronze',
  sme: 'silver',
  startup: 'gold',
  platinum: 'platinum',
} as const;

export const memberKinds = ['corporate', 'sme', 'startup', 'platinum'] as const;

type MemberKind = (typeof memberKinds)[number];

/** An operator in membership. */
export const members = defineCollection({
  facts: ({ image }: Sources) => ({
    ...commonFacts,
    kind: choice('members.kind', memberKinds, (kind) => `members.kind.${kind}`),
    since: year('members.since'),
    website: url('members.website', 'https://member.example').optional(),
    image: image().meta(described('members.image', './logo.svg')).optional(),
  }),
  words: {
    name: text('members.name', 'Sahyadri Sports Interactive Pvt. Ltd.', { max: 90 }),
    description: text(
      'members.description',
      'Season-long cricket and kabaddi contests without an entry fee.',
      {
        max: 260,
      },
    ),
  },
  listView: 'cards',
  cover: 'sand',
  filters: {
    tier: {
      value: ({ kind }) => memberTiers[kind],
      order: Object.values(memberTiers),
      label: (tier, t) =>
        t(`members.kind.${memberKinds.find((kind) => memberTiers[kind] === tier) as MemberKind}`),
    },
  },
  filterAll: 'members.all',
  openData: true,
  summarize: ({ kind, since, website, name, description }, { t, id, settings }) => ({
    title: name,
    text: description,
    tags: [t(`members.kind.${kind}`)],
    facts: [{ name: '', value: t('members.since', { year: since }) }],
    externals: [
      ...(settings.portal?.certificateView
        ? [{ href: `${settings.portal.certificateView}/${id}`, label: t('members.certificate') }]
        : []),
      ...(website ? [{ href: website, label: t('members.website') }] : []),
    ],
  }),
});
