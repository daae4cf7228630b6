/** Lists of records, the page of a record and the files made from it. */
export const entries = {
  'list.new': 'New',
  'list.description':
    '{name} on our site, newest first. Each has a page of its own with all the details.',
  'list.empty': 'There is nothing here at the moment.',
  'list.missingNumbers': 'Missing numbers',

  'publication.draft': 'Draft: this is not on the site.',
  'publication.scheduled': 'Scheduled: this is not on the site yet.',

  'entry.expired': 'No longer current',
  'entry.corrections': 'Correction',
  'entry.warnedTitle': '{warning}: {title}',
  'entry.warned': '{warning}. {text}',
  'entry.demonstration':
    'This record is an example. It does not describe a real person, company or event.',
  'entry.related': 'See also',
  'entry.sources': 'Sources as of {date}',
  'entry.reviewDue': 'The review of this text was due by {date}. The law may have changed since.',

  'document.page': 'Page {page} of {pages}',
  'document.download': 'Download',
  'document.files': 'Files',
  'document.pages': '{count} pages',
  'document.onePage': '1 page',
  'document.checksum': 'Checksum (SHA-256)',
  'document.checksumHelp':
    'It shows whether a copy is identical to this file. Every computer has a program that calculates it:',
  'document.textOn': 'The text is on the page {page}.',
  'document.version': 'Version',
  'document.versionNumber': 'Version {version}',
  'document.date': 'Date',
  'document.inForce': 'In force from',
  'document.number': 'Number',
  'document.online': 'On the web',
  'document.contents': 'Contents',
  'document.readFirst': 'Read first',
  'document.sumOfColumn': 'sum of the column',
  'document.sumOfRow': 'sum of the row',
  'document.days': 'number of days',
  'document.blankRows': 'The file has {count} more empty rows.',

  'pager.label': 'Pages of this list',
  'pager.previous': 'Previous',
  'pager.next': 'Next',
  'pager.page': 'Page',
  'pager.where': 'page {page} of {count}',
} as const;
