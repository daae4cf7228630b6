/**
 * A number with its noun.
 *
 * @example toCount(1, 'day') // '1 day'
 */
export const toCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
