/** The groups of the components that a text may use, in the order in which they are offered. */
export const componentGroups = {
  text: 'Text',
  lists: 'Lists and tables from the records',
  site: 'Details and tools of the site',
  forms: 'Forms that are sent',
  certificates: 'Certificates',
  files: 'Files to fill in',
  home: 'Home page',
} as const;

/** The purpose of each component that a text may use. */
export const componentPurposes = {
  Note: 'A framed remark, for what the reader must not miss.',
  PositionOfLaw: 'The dated statement of the law.',
  Tabs: 'A row of tabs, of which one is open.',
  Tab: 'One of the tabs.',
  Cards: 'A grid of cards.',
  Card: 'A card with a heading, and a drawing or a link if you like.',
  Steps: 'Turns the numbered list inside it into large steps.',
  Timeline: 'A history, with its years or days at the side.',
  TimelineItem: 'A year or a day of a history.',
  Stats: 'Large figures in a row.',
  Stat: 'A large figure and what it counts.',
  ButtonLink: 'A link that looks like a button.',
  DataTable: 'A table with many columns, which scrolls on its own on a small screen.',
  Links: 'A list of links to other sites and services.',
  People: 'A list of people with their offices.',
  EntryList: 'A list of the records of any collection, newest first.',
  EntriesByYear:
    'A tab for each year that has records, with the list of that year. A new year comes by itself.',
  Chart: 'Bars that count the records of a collection, with a table behind them.',
  SiteMap:
    'Every page of the site, in the order of the menus. It follows pages and menus by itself.',
  TierTable: 'The table that compares the membership tiers.',
  Feeds: 'Every feed, and the calendar of all events.',
  DataSets: 'The table of open data files.',
  ContactDetails: 'Address, telephone, e-mail and hours from the settings.',
  OpeningHours:
    'When the office or the help desk is open, from the settings. It is used inside a sentence.',
  OurName: 'Our name, from the settings. It is used inside a sentence.',
  OurAddress: 'Our postal address, from the settings. It is used inside a sentence.',
  MailTo:
    'Our mailbox or that of the ombudsman as a link, from the settings. It is used inside a sentence.',
  OurSite:
    'The address of our site or of a file on it as a link, from the settings. It is used inside a sentence.',
  Courts:
    'The place of the courts that decide our disputes, from the settings. It is used inside a sentence.',
  CertificatePrefix:
    'The first part of each certificate number, from the settings. It is used inside a sentence.',
  PortalLink: 'The button to the member portal, which opens in a new tab.',
  Deadlines:
    'Calculates the time limits of a complaint from the day of the incident. The holidays are in the settings.',
  ClearStorage: 'A button that clears what the site stores in the reader’s browser.',
  LookUpService:
    'The service that is asked for the visitor’s place, from the settings. It is used inside a sentence.',
  WhereLookUp:
    'A part of the text that is shown only while the settings have the place of visitors looked up, by itself or on request.',
  KeptFor:
    'How long the portal keeps what was sent, from the settings. It is used inside a sentence.',
  PortalHost:
    'The name of the server that receives the forms, from the settings. It is used inside a sentence.',
  WherePortal:
    'A part of the text that is shown only with the portal that the settings name, or without one.',
  Demonstration:
    'A part of the text that is true of the demonstration only. It is shown while the settings have a notice at the forms.',
  ErrorPage: 'An error page. Its text, if any, replaces the usual message.',
  ContactForm:
    'The contact and feedback form. The text between the tags says what happens to personal data.',
  MembershipForm:
    'The membership application. The text between the tags says what happens to personal data.',
  CertificateRequest:
    'The request for a member’s certificate. The text between the tags says what happens to personal data.',
  CertificateVerifier: 'One way to verify a certificate.',
  CertificateKeys: 'The table of public keys with their fingerprints.',
  VerifierSample: 'A program that verifies our certificates, for developers.',
  CertificateExamples: 'The demonstration certificates, one for each result.',
  Fields: 'The fields of a form on paper.',
  Field: 'A field of a form on paper: lines to write on, or options to tick.',
  BlankRows: 'Empty rows below the table above, in the file.',
  Sum: 'In a cell: a sum that the workbook calculates, of the column above or the row to the left.',
  Days: 'In a cell: the days between the dates in two columns, which are named by their letters.',
  Hero: 'The opening of the home page.',
  Columns: 'The three columns of the home page.',
  Column: 'A column of the home page.',
  Panel: 'A framed part of a page with a heading and a link to more.',
} as const;
