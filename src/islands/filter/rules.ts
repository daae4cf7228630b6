/** One value that a list can be narrowed to; the empty value stands for all. */
interface FilterOption {
  value: string;
  label: string;
}

/** One way to narrow a list. Its key names the part of the address and the `data-` attribute of the items. */
export interface FilterFacet {
  key: string;
  label: string;
  options: FilterOption[];
}

/** The value chosen for each facet; a facet without a choice is left out. */
export type FilterChoice = Record<string, string>;

/** A longer row of buttons would fill a phone, so more options than these become a list to choose from. */
export const mostButtons = 6;

/**
 * What an address asks for. A value that the facet does not have is passed over, so that an old link still shows the list.
 *
 * @example toChoice([tier], '?tier=silver') // { tier: 'silver' }
 */
export function toChoice(facets: readonly FilterFacet[], search: string): FilterChoice {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    facets.flatMap(({ key, options }) => {
      const wanted = query.get(key);
      return wanted && options.some(({ value }) => value === wanted) ? [[key, wanted]] : [];
    }),
  );
}

/**
 * The query of the address after a choice. What else stands in it stays; the empty value takes the choice back.
 *
 * @example toSearch('?year=2025', 'tier', 'silver') // '?year=2025&tier=silver'
 */
export function toSearch(search: string, key: string, value: string): string {
  const query = new URLSearchParams(search);
  if (value) query.set(key, value);
  else query.delete(key);
  const text = query.toString();
  return text && `?${text}`;
}

/** Whether an item has all that was chosen. */
export function isShown(valueOf: (key: string) => string | null, choice: FilterChoice): boolean {
  return Object.entries(choice).every(([key, value]) => valueOf(key) === value);
}

/**
 * The names of what was chosen, for a printed page.
 *
 * @example toChosenText([tier], { tier: 'silver' }) // 'Tier: Silver'
 */
export function toChosenText(facets: readonly FilterFacet[], choice: FilterChoice): string {
  return facets
    .flatMap(({ key, label, options }) => {
      const chosen = options.find(({ value }) => value !== '' && value === choice[key]);
      return chosen ? [`${label}: ${chosen.label}`] : [];
    })
    .join(' · ');
}
