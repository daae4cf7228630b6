/** The button that clears what the site keeps in the browser. */
export const clearStorage = {
  clear: 'Clear all entries of this site',
  nothing: 'There was nothing to clear.',
  one: '{count} entry was cleared. The next page opens as on a first visit.',
  other: '{count} entries were cleared. The next page opens as on a first visit.',
  blocked: 'Your browser does not let this site use its storage, so there is nothing here to clear.',
};
