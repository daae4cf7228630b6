import type { FieldTexts } from '../../field-texts.ts';

/** Attributes of the components that a text may use. */
export const components = {
  'ButtonLink.href': { label: 'Leads to', help: 'Where the button leads.' },
  'ButtonLink.variant': { label: 'Look', help: '`primary` is filled, `secondary` has an outline.' },
  'Column.area': {
    label: 'Column',
    help: 'The column of the home page. `latest` holds two panels: the first is at the top of the left column, the second at the top of the right one.',
  },
  'Panel.title': { label: 'Heading', help: 'The heading of the panel.' },
  'Panel.accent': { label: 'Colour', help: 'The colour of the upper edge.' },
  'Panel.more': { label: 'Link to more', help: 'Where the link beside the heading leads.' },
  'Panel.moreLabel': { label: 'Text of that link', help: 'The text of that link.' },
  'Card.title': { label: 'Heading', help: 'The heading of the card.' },
  'Card.icon': { label: 'Drawing', help: 'The drawing above the heading.' },
  'Card.href': { label: 'Leads to', help: 'Where the card leads.' },
  'TimelineItem.label': { label: 'Year or day', help: 'The year or day.' },
  'Stat.value': { label: 'Figure', help: 'The figure.' },
  'Stat.label': { label: 'What it counts', help: 'What it counts.' },
  'Note.tone': { label: 'Tone', help: 'The tone of the note.' },
  'Note.title': { label: 'Heading', help: 'A heading for the note.' },
  'PositionOfLaw.date': { label: 'Date', help: 'The day to which the statement of law holds.' },
  'PositionOfLaw.reviewBy': {
    label: 'To be checked by',
    help: 'The day it is to be checked again.',
  },
  'Tabs.label': {
    label: 'What the tabs are about',
    help: 'What the tabs are about, for screen readers.',
  },
  'Tab.id': {
    label: 'Name in the address',
    help: 'The part of the address after #, the same in both languages.',
  },
  'Tab.label': { label: 'Text of the tab', help: 'The text of the tab.' },
  'Field.label': { label: 'What to fill in', help: 'What is to be filled in.' },
  'Field.hint': { label: 'How to fill it in', help: 'How it is to be filled in.' },
  'Field.lines': {
    label: 'Lines',
    help: 'How many lines there are to write on; one when left out.',
  },
  'Field.width': { label: 'Width', help: '`half` puts two beside each other.' },
  'Field.options': {
    label: 'Options',
    help: 'What can be ticked, with | between the options, instead of lines.',
  },
  'DataTable.label': {
    label: 'What the table holds',
    help: 'What the table holds, for screen readers.',
  },
  'BlankRows.count': { label: 'Empty rows', help: 'How many empty rows follow the table above.' },
  'Sum.direction': { label: 'What is added up', help: 'What is added up.' },
  'Days.from': { label: 'First day', help: 'The letter of the column with the first day.' },
  'Days.to': { label: 'Last day', help: 'The letter of the column with the last day.' },
  'ContactDetails.show': { label: 'How much', help: 'How much to show.' },
  'ContactForm.subject': { label: 'Subject', help: 'The subject that is chosen at first.' },
  'CertificateVerifier.by': { label: 'Way to verify', help: 'The way to verify.' },
  'KeptFor.what': {
    label: 'Of what',
    help: 'What is kept: messages, complaints, applications, certificate requests, or backups.',
  },
  'WherePortal.is': {
    label: 'With which portal',
    help: 'The forms send to the portal of the site (ours), to another one (other) or to none (none); members sign in (login); certificates of members are shown (certificates).',
  },
  'ErrorPage.kind': { label: 'Type', help: 'The kind of error.' },
  'EntryList.limit': { label: 'At most', help: 'How many to show at most.' },
  'EntryList.year': { label: 'Year', help: 'Only the entries of this year.' },
  'EntryList.period': {
    label: 'Period',
    help: 'Only what is still to come, what is over, what has not passed its `expiresOn`, or what belongs in an archive: it is over, and of a year before the last, unless no other page lists its kind.',
  },
  'Links.kind': { label: 'Type', help: 'The list of links.' },
  'People.kind': { label: 'Type', help: 'The list of people.' },
  'EntryList.collection': { label: 'Collection', help: 'The collection to list.' },
  'EntryList.kind': { label: 'Type', help: 'Only the entries of this kind.' },
  'EntryList.filters': {
    label: 'Filters',
    help: 'What readers may narrow the list by, with a space between two of them.',
  },
  'EntriesByYear.label': {
    label: 'What the tabs are about',
    help: 'What the tabs are about, for screen readers.',
  },
  'Chart.collection': { label: 'Collection', help: 'The collection whose entries are counted.' },
  'Chart.by': { label: 'Counted by', help: 'What they are counted by.' },
  'Chart.title': { label: 'Heading', help: 'What the chart shows.' },
} satisfies FieldTexts;
