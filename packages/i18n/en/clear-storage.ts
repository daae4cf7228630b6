/** The button that clears what the site keeps in the browser. */
export const clearStorage = {
  clear: 'Clear everything this site has stored',
  nothing: 'There was nothing to clear.',
  one: '{count} entry was cleared. The next page will open as on your first visit.',
  other: '{count} entries were cleared. The next page will open as on your first visit.',
  blocked: 'Your browser does not let this site use its storage, so there is nothing to clear.',
} as const;
