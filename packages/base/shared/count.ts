/**
 * A number with its noun.
 *
 * @example formatCount(1, 'day') // '1 day'
 */
export const formatCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
