/** The choices above a list. */
export const filter = {
  /**
   * Around the number, where the list has several pages: a choice holds for the page that is open.
   */
  onPage: '{shown}, page {part} of {parts}',
  noneOnPage:
    'Nothing on this page of the list matches your choice. There may be matches on the other pages.',
  none: 'Nothing in this list matches your choice.',
  reset: 'Show all',
  /** Printed on paper only, before the names of what was chosen. */
  printed: 'Only part of the list is printed here. Selected:',
} as const;
