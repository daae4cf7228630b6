import type { KeyAfter } from '@federation/i18n/translation';
import type { PlainStringKey, Translate } from '@federation/i18n/strings';

/** The name of a filter; the interface has a text for it. */
export type FilterName = KeyAfter<'filter.', PlainStringKey>;

/** One way to narrow a list. */
export interface FilterDefinition<Data> {
  /** The value of a record, such as `silver`; it is used in addresses. */
  value(data: Data): string;
  /** The order in which values are offered; the highest first when left out. */
  order?: readonly string[];
  /** The name of a value for readers; the value itself when left out. */
  label?: (value: string, t: Translate) => string;
}

/** Narrows by the year of the date. */
export const byYear: FilterDefinition<{ date: string }> = { value: ({ date }) => date.slice(0, 4) };

/**
 * Narrows by kind, in the order of the kinds.
 *
 * @param toKey the name of a kind among the texts of the interface
 */
export function byKind<const Kind extends string>(
  kinds: readonly Kind[],
  toKey: (kind: Kind) => PlainStringKey,
): FilterDefinition<{ kind: Kind }> {
  return { value: ({ kind }) => kind, order: kinds, label: (value, t) => t(toKey(value as Kind)) };
}
