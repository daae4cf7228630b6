import { z } from 'astro/zod';
import { subjects } from '../../core/forms/contact-message.ts';
import { iconNames } from '../../core/icons.ts';
import { choice, day, target, text } from '../shared/fields.ts';
import { limit, listComponents } from './list-components.ts';

const column = z.string().regex(/^[A-Z]$/);

/** The kinds of error page (specification, section 2). Only three of them have an address of their own. */
const errorKinds = ['404', '500', 'maintenance', 'network', 'unauthorized', 'forbidden'] as const;

export type ErrorKind = (typeof errorKinds)[number];

/**
 * The components that a text may use, and their attributes. The list is closed: anything else in a
 * text stops the build. Every attribute is written as text in quotes.
 */
export const componentAttributes = {
  Hero: z.strictObject({}),
  ButtonLink: z.strictObject({
    href: target('Where the button leads.'),
    variant: choice('`primary` is filled, `secondary` has an outline.', ['primary', 'secondary']).optional(),
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
  TimelineItem: z.strictObject({ label: text('The year or day.', '2019', { max: 40 }) }),
  Stats: z.strictObject({}),
  Stat: z.strictObject({
    value: text('The figure.', '42', { max: 20 }),
    label: text('What it counts.', 'operators in membership', { max: 90 }),
  }),
  Note: z.strictObject({
    tone: choice('The tone of the note.', ['info', 'warning', 'demonstration']).optional(),
    title: text('A heading for the note.', 'Before you write', { max: 90 }).optional(),
  }),
  PositionOfLaw: z.strictObject({
    date: day('The day to which the statement of law holds.'),
    reviewBy: day('The day it is to be checked again.', '2027-02-18'),
  }),
  Tabs: z.strictObject({ label: text('What the tabs are about, for screen readers.', 'Ombudsman', { max: 80 }) }),
  Tab: z.strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/)
      .meta({ description: 'The part of the address after #, the same in both languages.', examples: ['overview'] }),
    label: text('The text of the tab.', 'Overview', { max: 40 }),
  }),
  ...listComponents,
  SiteMap: z.strictObject({}),
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
  Sum: z.strictObject({ direction: choice('What is added up.', ['column', 'row']) }),
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
  LookUpService: z.strictObject({}),
  Deadlines: z.strictObject({}),
  Feeds: z.strictObject({}),
  DataSets: z.strictObject({}),
  ErrorPage: z.strictObject({
    kind: choice('The kind of error.', errorKinds),
  }),
} satisfies Record<string, z.ZodObject>;

/** The components that files made from a text can show; the others need a page. */
export const documentComponents: readonly ContentComponentName[] = [
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

export type ContentComponentName = keyof typeof componentAttributes;

/** Components that mean something only inside another one. */
export const parentsOf: Readonly<Record<string, ContentComponentName>> = {
  Card: 'Cards',
  Column: 'Columns',
  Field: 'Fields',
  Stat: 'Stats',
  Tab: 'Tabs',
  TimelineItem: 'Timeline',
};

/** Components for files that are filled in; on a page there is nothing to fill in. */
export const fillableComponents: readonly ContentComponentName[] = ['Fields', 'Field', 'BlankRows', 'Sum', 'Days'];

/** Components that need the three columns of the home page. */
export const homeComponents: readonly ContentComponentName[] = ['Hero', 'Columns', 'Column'];

/** Forms that send something. A page has one at most: two would share the address and the place of their messages. */
export const formComponents: readonly ContentComponentName[] = ['ContactForm', 'MembershipForm', 'CertificateRequest'];
