/** The report on the content: `npm run content -- --all`. */
export const report = {
  title: 'Report on the content, {date}',
  page: 'Report on the content',
  about:
    'What the content needs in the next {days} days. Only people who work on the site see this page.',
  nothing: 'Nothing.',
  more: 'and {count} more',
  rows: 'List ({count})',
  amount: 'Number',
  where: 'Where',
  what: 'What',

  entries: 'Entries',
  entriesAbout: 'How many entries each collection has, drafts included.',

  translations: 'Translations',
  translationsAbout:
    'Entries that are not translated, and translations that are older than their English text.',
  translated: 'Up to date',
  missing: 'Missing',
  missingIn: 'no text in {language}',
  behind: 'Behind',

  reviews: 'Reviews',
  reviewsAbout: 'Texts that are to be checked again by the day in `reviewBy`.',
  overdue: 'Overdue',
  overdueSince: 'overdue since {date}',
  near: 'Within {days} days',
  dueBy: 'due by {date}',
  later: 'Later',

  calendar: 'What appears and leaves',
  calendarAbout:
    'Entries that come on the site by `publishFrom`, or leave Home and the tickers after `expiresOn`, within {days} days; and drafts.',
  appears: 'Appears',
  appearsOn: 'appears on {date}',
  leaves: 'Leaves',
  leavesAfter: 'leaves after {date}',
  drafts: 'Drafts',
  draft: 'draft',

  links: 'Links to other sites',
  linksAbout:
    'Each address once, with the files that name it. `npm run content -- --fetch` asks each of them whether it answers.',
  answer: 'answers {status}',
  noAnswer: 'does not answer',

  unused: 'Files that nothing refers to',
  unusedAbout: 'Pictures and documents beside entries that no field names.',

  demonstration: 'Demonstration records',
  demonstrationAbout: 'Entries with `demonstration: true`, which the site marks as invented.',

  weights: 'Weights',
  weightsAbout:
    'Kilobytes of the files that staff have added and, after `npm run build`, of the built pages; below, the largest files.',
  pictures: 'Pictures',
  documents: 'Documents',
  pages: 'Built pages, compressed',

  remarks: 'Worth a look',
  remarksAbout: 'What the content check points out. It stops nothing.',
} as const;
