import { getDefinition, type CollectionName } from '@federation/content-model/collections';
import type { CommonData } from '@federation/content-model/fields/common';
import type { FilterDefinition, FilterName } from '@federation/content-model/collections/filters';
import type { Language } from '@federation/i18n/languages';
import { getTranslator, type Translate } from '@federation/i18n/strings';
import type { Entry } from './entries.ts';

/** A filter of a list, as the page offers it. */
export interface ListFilter {
  /** Its name in addresses and in the `data-` attributes of the items. */
  key: string;
  label: string;
  /** The first means all and has no value. */
  options: FilterOption[];
}

export interface FilterOption {
  value: string;
  label: string;
}

/** The names of the filters that the lists of a collection can have. */
export function getFilterNames(collection: CollectionName): FilterName[] {
  return Object.keys(getDefinition(collection).filters ?? {}) as FilterName[];
}

/** The value of an entry for a filter, such as `silver`. */
export function toFilterValue(
  { collection, data }: Pick<Entry, 'collection' | 'data'>,
  name: FilterName,
): string {
  return getFilter(collection, name).value(data);
}

/** The filters of a list with the values that its entries have. */
export function createListFilters(
  collection: CollectionName,
  entries: readonly Entry[],
  names: readonly FilterName[],
  language: Language,
): ListFilter[] {
  const t = getTranslator(language);
  const all = { value: '', label: t(getDefinition(collection).filterAll ?? 'filter.all') };
  return names.map((key) => {
    const options = [all, ...listFilterOptions(collection, entries, key, t)];
    return { key, label: t(`filter.${key}`), options };
  });
}

/**
 * The values that the entries have for a filter, with their names, in the order of the definition.
 */
export function listFilterOptions(
  collection: CollectionName,
  entries: readonly Entry[],
  name: FilterName,
  t: Translate,
): FilterOption[] {
  const { order, label, value } = getFilter(collection, name);
  const values = [...new Set(entries.map(({ data }) => value(data)))];
  const sorted = values.sort((a, b) =>
    order ? order.indexOf(a) - order.indexOf(b) : b.localeCompare(a),
  );
  return sorted.map((one) => ({ value: one, label: label?.(one, t) ?? one }));
}

/**
 * The attributes that hold the values of an item for a script, such as `{ 'data-tier': 'silver' }`.
 */
export function toFilterAttributes(
  entry: Entry,
  names: readonly FilterName[],
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`data-${name}`, toFilterValue(entry, name)]));
}

function getFilter(collection: CollectionName, name: FilterName): FilterDefinition<CommonData> {
  const filter = getDefinition(collection).filters?.[name];
  if (!filter) throw new Error(`Lists of ${collection} have no filter “${name}”.`);
  return filter;
}
