/** Fields of every entry, of pages, notices and links, and of whoever belongs to the federation. */
export const entries = {
  'entry.draft': {
    label: 'Draft',
    help: 'Keeps the entry off the site. Its address then answers 404.',
  },
  'entry.publishFrom': {
    label: 'On the site from',
    help: 'The first day on which the entry is on the site, from midnight in India. Without it, at once.',
  },
  'entry.reviewBy': {
    label: 'To be checked by',
    help: 'The day by which somebody checks again that the entry is right. `npm run content -- --all` names it before it is over.',
  },
  'entry.demonstration': {
    label: 'Invented for demonstration',
    help: 'Says that the record is invented, to show how the site works.',
  },
  'entry.formats': {
    label: 'File formats',
    help: 'The formats that the build makes from the text; `pdf` when left out.',
  },
  'entry.document': {
    label: 'Document',
    help: 'A finished file beside the entry, in place of one that is made from the text.',
  },
  'entry.changedOn': {
    label: 'Changed on',
    help: 'The day of each change or correction since it was published, newest first; each needs a sentence in `changes`.',
  },
  'entry.changes': {
    label: 'What changed',
    help: 'A sentence for each change: what was said before, and what holds now.',
  },
  'edition.number': {
    label: 'Edition',
    help: 'The number of the edition of this rule. Leave it out on pages that are no rule.',
  },
  'edition.adoptedOn': { label: 'Adopted on', help: 'The day on which this edition was adopted.' },
  'edition.appliesFrom': {
    label: 'Applies from',
    help: 'The first day on which this edition applies, in India.',
  },
  'edition.whatChanged': {
    label: 'What changed',
    help: 'One sentence on what is different from the edition before it.',
  },
  'editions.rule': {
    label: 'Rule',
    help: 'The page or guideline whose earlier text this is.',
  },
  'editions.appliesUntil': {
    label: 'Applies until',
    help: 'The last day on which it applies: the day before the next edition applies.',
  },
  'editions.title': { label: 'Title', help: 'The name of the rule, with its edition.' },
  'entry.source': { label: 'Source', help: 'Where the statements can be checked.' },
  'entry.sources': {
    label: 'Sources',
    help: 'Public sources of what the text says about the law; each needs a line in `sourceNames`.',
  },
  'entry.checkedOn': {
    label: 'Sources checked on',
    help: 'The day on which somebody last compared the text with its sources.',
  },
  'entry.sourceNames': {
    label: 'Names of the sources',
    help: 'What each source is, in the order of `sources`.',
  },

  'links.kind': { label: 'Type', help: 'The list in which the link is shown.' },
  'links.order': { label: 'Place in the list', help: 'The place within its list, from 1.' },
  'links.link': { label: 'Link', help: 'A path of this site, or an https address.' },
  'links.label': { label: 'Text of the link', help: 'The text of the link.' },
  'links.description': {
    label: 'Description',
    help: 'What the reader finds there, in one sentence.',
  },

  'members.kind': {
    label: 'Type',
    help: '`corporate` is shown as Bronze, `sme` as Silver, `startup` as Gold, `platinum` as Platinum.',
  },
  'members.since': { label: 'Member since', help: 'The year in which membership began.' },
  'members.website': { label: 'Website', help: 'The member’s own site.' },
  'members.image': { label: 'Picture', help: 'The logo beside the entry.' },
  'members.name': { label: 'Name', help: 'The registered name.' },
  'members.description': {
    label: 'Description',
    help: 'What the member does, in one or two sentences.',
  },

  'notices.kind': {
    label: 'Type',
    help: '`notice` appears under What’s New, `circular` under Latest Circulars.',
  },
  'notices.date': { label: 'Date', help: 'The day of issue in India.' },
  'notices.expiresOn': {
    label: 'Current until',
    help: 'The last day in What’s New and the ticker. The notice stays in the archive.',
  },
  'notices.ticker': { label: 'In the tickers', help: 'Runs the title in the tickers.' },
  'notices.number': { label: 'Reference number', help: 'The reference number of a circular.' },
  'notices.link': {
    label: 'Link',
    help: 'A page of this site, or an https address, that the notice is about.',
  },
  'notices.document': { label: 'Document', help: 'A document beside the notice.' },
  'notices.title': { label: 'Title', help: 'What happened, in one line.' },
  'notices.summary': { label: 'Summary', help: 'One or two sentences for lists.' },

  'pages.format': {
    label: 'Layout',
    help: 'How the page is laid out. `standard` has a reading column, `wide` the full width, `home` the three columns.',
  },
  'pages.unlisted': {
    label: 'Kept out of search',
    help: 'Keeps the page out of search and the site map.',
  },
  'pages.portal': {
    label: 'Only with this portal',
    help: 'Keeps the page off the site unless the settings name such a portal: the forms send to the portal of the site (ours), to another one (other), to either of them (forms) or to none (none); members sign in (login); certificates of members are shown (certificates).',
  },
  'pages.lastReviewed': {
    label: 'Last reviewed',
    help: 'The day somebody last checked that the page is right.',
  },
  'pages.title': { label: 'Title', help: 'The heading of the page.' },
  'pages.menuTitle': {
    label: 'Name in menus',
    help: 'A shorter name for menus. The title is used when left out.',
  },
  'pages.description': {
    label: 'Description',
    help: 'One or two sentences for search engines and lists, 50 to 200 characters.',
  },
  'pages.lead': {
    label: 'Introduction',
    help: 'One or two sentences under the heading that say what the page is for.',
  },
  'pages.questions': {
    label: 'Questions to answer',
    help: 'Questions that the text is still to answer. Visitors don’t see them. Take them out when it does.',
  },
  'pages.keywords': {
    label: 'Search words',
    help: 'Other words by which the search should find the page, with commas between them.',
  },

  'partners.kind': { label: 'Type', help: 'The kind of partnership.' },
  'partners.website': { label: 'Website', help: 'The partner’s own site.' },
  'partners.image': { label: 'Picture', help: 'The logo beside the entry.' },
  'partners.name': { label: 'Name', help: 'The name of the partner.' },
  'partners.description': {
    label: 'Description',
    help: 'What we do together, in one or two sentences.',
  },

  'people.kind': { label: 'Type', help: 'The list in which the person is shown.' },
  'people.order': { label: 'Place in the list', help: 'The place within the list, from 1.' },
  'people.image': { label: 'Picture', help: 'A portrait beside the entry.' },
  'people.name': { label: 'Name', help: 'The name with its title.' },
  'people.office': { label: 'Office held', help: 'The office held.' },
  'people.bio': { label: 'About the person', help: 'Two or three sentences on experience.' },

  'tiers.order': {
    label: 'Place in the list',
    help: 'The place of the tier from the lowest, which is 1.',
  },
  'tiers.memberKind': { label: 'Type of member', help: 'The kind of member that the tier is for.' },
  'tiers.colour': { label: 'Colour', help: 'The colour of the tier’s edge and badge.' },
  'tiers.pricePerYear': {
    label: 'Price per year in rupees',
    help: 'The yearly price in whole rupees.',
  },
  'tiers.executiveCommitteeSeat': {
    label: 'Seat on the Executive Committee',
    help: 'Says that the tier may hold a seat on the Executive Committee.',
  },
  'tiers.managementBoardSeat': {
    label: 'Seat on the Management Board',
    help: 'Says that the tier may hold a seat on the Management Board.',
  },
  'tiers.name': { label: 'Name', help: 'The name of the tier.' },
  'tiers.summary': { label: 'Summary', help: 'Whom the tier suits, in one sentence.' },
  'tiers.features': {
    label: 'Features',
    help: 'The features that this tier adds to the tier below it.',
  },
};
