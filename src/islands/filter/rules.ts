import type { ListFilter } from '../../data/filters.ts';

/** The chosen values by facet, without facets that have no choice. */
export type FilterChoice = Record<string, string>;

/** The maximum number of buttons of a facet; with more options, it is a select. */
export const maxButtons = 6;

/**
 * The choice in the query of an address. Unknown values are ignored, so that old links still show
 * the list.
 *
 * @example toChoice([tier], '?tier=silver') // { tier: 'silver' }
 */
export function toChoice(facets: readonly ListFilter[], search: string): FilterChoice {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    facets.flatMap(({ key, options }) => {
      const requested = query.get(key);
      return requested && options.some(({ value }) => value === requested)
        ? [[key, requested]]
        : [];
    }),
  );
}

/**
 * The query after a choice. Other parameters are kept; the empty value removes the choice.
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

export function isShown(valueOf: (key: string) => string | null, choice: FilterChoice): boolean {
  return Object.entries(choice).every(([key, value]) => valueOf(key) === value);
}

/**
 * The choice as text, for printing.
 *
 * @example toChosenText([tier], { tier: 'silver' }) // 'Tier: Silver'
 */
export function toChosenText(facets: readonly ListFilter[], choice: FilterChoice): string {
  return facets
    .flatMap(({ key, label, options }) => {
      const chosen = options.find(({ value }) => value === choice[key]);
      return chosen ? [`${label}: ${chosen.label}`] : [];
    })
    .join(' · ');
}
