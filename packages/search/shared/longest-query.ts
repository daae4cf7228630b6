/** The maximum length of a query, in characters. */
export const longestQuery = 120;
