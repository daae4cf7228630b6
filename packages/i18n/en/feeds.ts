/** Feeds, calendars and open data. */
export const feeds = {
  'feed.all': 'Everything new',
  'feed.subtitle': 'What we publish, in full, newest first.',
  'feed.follow': 'Follow this list:',
  'feed.atom': 'Atom feed',
  'feed.json': 'JSON feed',
  'feed.about': 'What is a feed?',

  'calendar.title': 'Events',
  'calendar.one': 'Add this event to your calendar',
  'calendar.all': 'Subscribe to all events',
  'calendar.file': 'Calendar file with all events',

  'data.set': 'Data set',
  'data.records': 'Records',
  'data.file': 'File',
  'data.schema': 'Description of the fields',
} as const;
