/** The search page. */
export const search = {
  'search.title': 'Search',
  'search.description':
    'Search all our pages, notices, orders, judgments, opinions and events in full, in English or in Hindi.',
  'search.needsScript':
    'The search needs JavaScript, which is off in your browser. The site map lists every page.',
  'search.again': 'Search for other words',
  'search.sitemap': 'Site map',
} as const;
