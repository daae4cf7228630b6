/** A fault, and its pages or files. */
export interface Fault {
  what: string;
  where: string;
}

/** A line for each fault, with its first location; a mistake in the menu is on every page. */
export function toLines(faults: readonly Fault[]): string[] {
  return [...Map.groupBy(faults, ({ what }) => what)].map(([what, places]) => {
    const [first = '', ...others] = new Set(places.map(({ where }) => where));
    return `${what} (${first}${others.length > 0 ? ` and ${others.length} more` : ''})`;
  });
}
