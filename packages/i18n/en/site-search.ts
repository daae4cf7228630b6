/** The search box of the header. */
export const siteSearch = {
  label: 'Search this site',
  placeholder: 'Search rules, orders, events…',
  submit: 'Search',
  suggestions: 'Suggestions',
  count: '{count} suggestions. Use the up and down arrows to choose one.',
  none: 'No suggestions. Press Enter to search every page.',
} as const;
