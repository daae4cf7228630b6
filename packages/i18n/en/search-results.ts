/** The results of the search, and their filters. */
export const searchResults = {
  start: 'Type what you are looking for into the search box.',
  searching: 'Searching…',
  one: '1 result for “{query}”',
  many: '{count} results for “{query}”',
  partly: 'No page has all of these words. {count} have some of “{query}”',
  corrected: 'Did you mean:',
  none: 'Nothing was found for “{query}”.',
  noneHelp: 'Try fewer or different words, remove a filter, look at the site map, or write to us.',
  failed:
    'The search could not be loaded. Check your connection and load the page again, or use the site map.',
  unbuilt:
    'There is no search index yet: the build makes it. Run “npm run build” once, then load this page again.',
  filters: 'Filter results',
  type: 'Type',
  anyType: 'All types',
  year: 'Year',
  anyYear: 'All years',
  language: 'Language',
  allLanguages: 'All languages',
  clear: 'Clear filters',
  more: 'Show more results',
  results: 'Search results',
  sitemap: 'Site map',
  contact: 'Contact us',
} as const;
