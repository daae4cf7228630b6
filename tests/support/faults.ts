/** Something that is wrong, and where. */
export interface Fault {
  what: string;
  where: string;
}

/**
 * A line for each thing that is wrong, with the first place; a mistake in the menu is wrong on
 * every page.
 */
export function toLines(faults: readonly Fault[]): string[] {
  return [...Map.groupBy(faults, ({ what }) => what)].map(([what, places]) => {
    const [first = '', ...others] = new Set(places.map(({ where }) => where));
    return `${what} (${first}${others.length > 0 ? ` and ${others.length} more` : ''})`;
  });
}
