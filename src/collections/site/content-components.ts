import { z } from 'astro/zod';
import { subjects } from '../../core/forms/contact-message.ts';
import { iconNames } from '../../core/icons.ts';
import { choice, day, described, target, text } from '../shared/fields.ts';
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
    href: target('ButtonLink.href'),
    variant: choice('ButtonLink.variant', ['primary', 'secondary']).optional(),
  }),
  Columns: z.strictObject({}),
  Column: z.strictObject({ area: choice('Column.area', ['left', 'centre', 'right']) }),
  Panel: z.strictObject({
    title: text('Panel.title', 'What’s New', { max: 80 }),
    accent: choice('Panel.accent', ['saffron', 'indigo', 'green']).optional(),
    more: target('Panel.more', '/notices').optional(),
    moreLabel: text('Panel.moreLabel', 'All notices', { max: 40 }).optional(),
  }),
  Cards: z.strictObject({}),
  Card: z.strictObject({
    title: text('Card.title', 'Policy Advocacy', { max: 90 }),
    icon: choice('Card.icon', iconNames).optional(),
    href: target('Card.href').optional(),
  }),
  Steps: z.strictObject({}),
  Timeline: z.strictObject({}),
  TimelineItem: z.strictObject({ label: text('TimelineItem.label', '2019', { max: 40 }) }),
  Stats: z.strictObject({}),
  Stat: z.strictObject({
    value: text('Stat.value', '42', { max: 20 }),
    label: text('Stat.label', 'operators in membership', { max: 90 }),
  }),
  Note: z.strictObject({
    tone: choice('Note.tone', ['info', 'warning', 'demonstration']).optional(),
    title: text('Note.title', 'Before you write', { max: 90 }).optional(),
  }),
  PositionOfLaw: z.strictObject({
    date: day('PositionOfLaw.date'),
    reviewBy: day('PositionOfLaw.reviewBy', '2027-02-18'),
  }),
  Tabs: z.strictObject({ label: text('Tabs.label', 'Ombudsman', { max: 80 }) }),
  Tab: z.strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/)
      .meta(described('Tab.id', 'overview')),
    label: text('Tab.label', 'Overview', { max: 40 }),
  }),
  ...listComponents,
  SiteMap: z.strictObject({}),
  TierTable: z.strictObject({}),
  Fields: z.strictObject({}),
  Field: z.strictObject({
    label: text('Field.label', 'Full name', { max: 140 }),
    hint: text('Field.hint', 'As on your proof of identity', { max: 200 }).optional(),
    lines: limit.meta(described('Field.lines', '4')).optional(),
    width: choice('Field.width', ['full', 'half']).optional(),
    options: text('Field.options', 'Yes | No', { max: 600 }).optional(),
  }),
  DataTable: z.strictObject({ label: text('DataTable.label', 'Register of complaints', { max: 80 }) }),
  BlankRows: z.strictObject({ count: limit.meta(described('BlankRows.count', '40')) }),
  Sum: z.strictObject({ direction: choice('Sum.direction', ['column', 'row']) }),
  Days: z.strictObject({
    from: column.meta(described('Days.from', 'C')),
    to: column.meta(described('Days.to', 'H')),
  }),
  ContactDetails: z.strictObject({ show: choice('ContactDetails.show', ['short', 'full']).optional() }),
  PortalLink: z.strictObject({}),
  CertificateRequest: z.strictObject({}),
  MembershipForm: z.strictObject({}),
  ContactForm: z.strictObject({
    subject: choice('ContactForm.subject', subjects).optional(),
  }),
  CertificateVerifier: z.strictObject({ by: choice('CertificateVerifier.by', ['number', 'scan', 'upload']) }),
  CertificateKeys: z.strictObject({}),
  CertificateExamples: z.strictObject({}),
  ClearStorage: z.strictObject({}),
  LookUpService: z.strictObject({}),
  Deadlines: z.strictObject({}),
  Feeds: z.strictObject({}),
  DataSets: z.strictObject({}),
  ErrorPage: z.strictObject({
    kind: choice('ErrorPage.kind', errorKinds),
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
