/** How many characters of what was typed are searched for at most. */
export const longestQuery = 120;
