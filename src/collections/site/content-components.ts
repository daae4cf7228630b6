import { z } from 'astro/zod';
import { subjects } from '../../core/forms/contact-message.ts';
import { iconNames } from '../../core/icons.ts';
import { entrySchemas, type CollectionName } from '../index.ts';
import { facetsOf, getFacetNames } from '../shared/facets.ts';
import { linkGroups } from '../links.ts';
import { peopleGroups } from '../people.ts';
import { choice, day, target, text } from '../shared/fields.ts';

const limit = z
  .string()
  .regex(/^[1-9]\d?$/)
  .meta({ description: 'How many to show at most.', examples: ['3'] });
const column = z.string().regex(/^[A-Z]$/);

/** The collections that a text can list; the others have components of their own. */
export const listedCollections = [
  'notices',
  'members',
  'partners',
  'events',
  'publications',
  'news',
  'releases',
  'guidelines',
  'downloads',
  'media',
  'orders',
  'judgments',
  'opinions',
] as const satisfies CollectionName[];

/**
 * The components that a text may use, and their attributes. The list is closed: anything else in a
 * text stops the build. Every attribute is written as text in quotes.
 */
export const vocabulary = {
  Hero: z.strictObject({}),
  ButtonLink: z.strictObject({
    href: target('Where the button leads.'),
    kind: choice('`primary` is filled, `secondary` has an outline.', ['primary', 'secondary']).optional(),
  }),
  Columns: z.strictObject({}),
  Column: z.strictObject({ area: choice('The column of the home page.', ['left', 'centre', 'right']) }),
  Panel: z.strictObject({
    title: text('The heading of the panel.', 'What’s New', { max: 80 }),
    accent: choice('The colour of the upper edge.', ['saffron', 'indigo', 'green']).optional(),
    more: target('Where the link beside the heading leads.', '/notices').optional(),
    moreLabel: text('The text of that link.', 'All notices', { max: 40 }).optional(),
  }),
  Cards: z.strictObject({}),
  Card: z.strictObject({
    title: text('The heading of the card.', 'Policy Advocacy', { max: 90 }),
    icon: choice('The drawing above the heading.', iconNames).optional(),
    href: target('Where the card leads.').optional(),
  }),
  Steps: z.strictObject({}),
  Timeline: z.strictObject({}),
  TimelineItem: z.strictObject({ when: text('The year or day.', '2019', { max: 40 }) }),
  Stats: z.strictObject({}),
  Stat: z.strictObject({
    value: text('The figure.', '42', { max: 20 }),
    label: text('What it counts.', 'operators in membership', { max: 90 }),
  }),
  Note: z.strictObject({
    kind: choice('The tone of the note.', ['info', 'warning', 'demonstration']).optional(),
    title: text('A heading for the note.', 'Before you write', { max: 90 }).optional(),
  }),
  PositionOfLaw: z.strictObject({
    date: day('The day to which the statement of law holds.'),
    nextReview: day('The day it is to be checked again.', '2027-02-18'),
  }),
  Tabs: z.strictObject({ label: text('What the tabs are about, for screen readers.', 'Ombudsman', { max: 80 }) }),
  Tab: z.strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/)
      .meta({ description: 'The part of the address after #, the same in both languages.', examples: ['overview'] }),
    label: text('The text of the tab.', 'Overview', { max: 40 }),
  }),
  Notices: z.strictObject({
    kind: choice('Which notices to list; all of them when left out.', ['notice', 'circular']).optional(),
    limit: limit.optional(),
  }),
  Links: z.strictObject({ group: choice('The list of links.', linkGroups) }),
  People: z.strictObject({ group: choice('The list of people.', peopleGroups) }),
  EntryList: z
    .strictObject({
      of: choice('The collection to list.', listedCollections),
      kind: text('Only the entries of this kind, group, type or category.', 'workshop', { max: 40 }).optional(),
      year: z
        .string()
        .regex(/^20\d\d$/)
        .meta({ description: 'Only the entries of this year.', examples: ['2025'] })
        .optional(),
      when: choice('Only events that are still to come, or that are over.', ['upcoming', 'past']).optional(),
      limit: limit.optional(),
      filter: text('What readers may narrow the list by, with a space between two of them.', 'year outcome', { max: 40 }).optional(),
    })
    .superRefine(({ of, kind, filter }, context) => {
      const facets = getFacetNames(of);
      if (filter?.split(' ').some((name) => !facets.some((facet) => facet === name))) {
        const message = facets.length > 0 ? `may only hold: ${facets.join(', ')}` : `can’t be used, as lists of ${of} are not narrowed`;
        context.addIssue({ code: 'custom', path: ['filter'], message });
      }
      const kinds = kindsOf(of);
      if (kind === undefined || kinds.includes(kind)) return;
      const message = kinds.length > 0 ? `is none of: ${kinds.join(', ')}` : `can’t be used, as ${of} have no kinds`;
      context.addIssue({ code: 'custom', path: ['kind'], message });
    }),
  Chart: z
    .strictObject({
      of: choice('The collection whose entries are counted.', Object.keys(facetsOf) as [keyof typeof facetsOf]),
      by: text('What they are counted by.', 'year', { max: 20 }),
      title: text('What the chart shows.', 'Members by tier', { max: 90 }),
    })
    .superRefine(({ of, by }, context) => {
      const facets = getFacetNames(of);
      if (facets.some((facet) => facet === by)) return;
      context.addIssue({ code: 'custom', path: ['by'], message: `is none of: ${facets.join(', ')}` });
    }),
  TierTable: z.strictObject({}),
  Fields: z.strictObject({}),
  Field: z.strictObject({
    label: text('What is to be filled in.', 'Full name', { max: 140 }),
    hint: text('How it is to be filled in.', 'As on your proof of identity', { max: 200 }).optional(),
    lines: limit.meta({ description: 'How many lines there are to write on; one when left out.', examples: ['4'] }).optional(),
    width: choice('`half` puts two beside each other.', ['full', 'half']).optional(),
    options: text('What can be ticked, with | between the options, instead of lines.', 'Yes | No', { max: 600 }).optional(),
  }),
  DataTable: z.strictObject({ label: text('What the table holds, for screen readers.', 'Register of complaints', { max: 80 }) }),
  BlankRows: z.strictObject({ count: limit.meta({ description: 'How many empty rows follow the table above.', examples: ['40'] }) }),
  Sum: z.strictObject({ of: choice('What is added up.', ['column', 'row']) }),
  Days: z.strictObject({
    from: column.meta({ description: 'The letter of the column with the first day.', examples: ['C'] }),
    to: column.meta({ description: 'The letter of the column with the last day.', examples: ['H'] }),
  }),
  ContactDetails: z.strictObject({ show: choice('How much to show.', ['short', 'full']).optional() }),
  PortalLink: z.strictObject({}),
  CertificateRequest: z.strictObject({}),
  MembershipForm: z.strictObject({}),
  ContactForm: z.strictObject({
    subject: choice('The subject that is chosen at first.', subjects).optional(),
  }),
  CertificateVerifier: z.strictObject({ by: choice('The way to verify.', ['number', 'scan', 'upload']) }),
  CertificateKeys: z.strictObject({}),
  CertificateExamples: z.strictObject({}),
  ClearStorage: z.strictObject({}),
  Deadlines: z.strictObject({}),
  Feeds: z.strictObject({}),
  DataSets: z.strictObject({}),
  ErrorPage: z.strictObject({
    type: choice('The kind of error.', ['404', '500', 'maintenance', 'network', 'unauthorized', 'forbidden']),
  }),
} satisfies Record<string, z.ZodObject>;

/** The components that files made from a text can show; the others need a page. */
export const documentComponents: readonly VocabularyName[] = [
  'Note',
  'PositionOfLaw',
  'Steps',
  'Cards',
  'Card',
  'Tabs',
  'Tab',
  'Timeline',
  'TimelineItem',
  'Stats',
  'Stat',
  'ButtonLink',
  'TierTable',
  'ContactDetails',
  'Fields',
  'Field',
  'DataTable',
  'BlankRows',
  'Sum',
  'Days',
];

export type VocabularyName = keyof typeof vocabulary;

/** The facts by which a collection can be narrowed; a collection has at most one of them. */
export const kindFields = ['kind', 'group', 'type', 'category', 'outcome'] as const;

/** The kinds that the entries of a collection can have; none where it has no such field. */
export function kindsOf(collection: CollectionName): string[] {
  const nothing = () => z.string();
  const facts: Record<string, unknown> = entrySchemas[collection].facts({ image: nothing as never, document: nothing, reference: nothing });
  const field = kindFields.map((name) => facts[name]).find((schema) => schema instanceof z.ZodEnum);
  return field ? field.options.map(String) : [];
}
