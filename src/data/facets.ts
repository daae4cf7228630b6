import type { Language } from '../i18n/languages.ts';
import { getTranslator, type Translate } from '../i18n/translate.ts';
import type { FacetName } from '../collections/shared/facets.ts';
import { memberTiers } from '../collections/members.ts';
import { kindsOf } from '../collections/site/content-components.ts';
import type { Entry } from './entries.ts';
import type { StringKey } from '../i18n/strings.ts';

type Fields = Record<string, unknown>;

/** What a list can be narrowed by, as the page offers it. */
export interface Facet {
  key: FacetName;
  label: string;
  /** The first stands for all and has no value. */
  options: { value: string; label: string }[];
}

const tiers = Object.values(memberTiers) as string[];

/** The value of an entry for a facet, such as `silver`. */
export function toFacetValue({ data }: Pick<Entry, 'data'>, facet: FacetName): string {
  const { category, outcome, courtLevel, kind, date, year } = data as Fields;
  switch (facet) {
    case 'tier':
      return memberTiers[category as keyof typeof memberTiers];
    case 'category':
    case 'subject':
      return String(category);
    case 'outcome':
      return String(outcome);
    case 'court':
      return String(courtLevel);
    case 'kind':
      return String(kind);
    case 'year':
      return String(date ?? year).slice(0, 4);
  }
}

/** The facets of a list with the values that its entries have: years newest first, all else in the order of the schema. */
export function toFacets(entries: readonly Entry[], facets: readonly FacetName[], language: Language): Facet[] {
  const t = getTranslator(language);
  return facets.map((key) => {
    const [first] = entries;
    const all = first?.collection === 'members' ? 'members.all' : 'filter.all';
    return { key, label: t(`filter.${key}`), options: [{ value: '', label: t(all) }, ...toOptions(entries, key, t)] };
  });
}

/** The values that the entries have for a facet, with their names. */
export function toOptions(entries: readonly Entry[], facet: FacetName, t: Translate): Facet['options'] {
  const order = toOrder(facet, entries[0]);
  const values = [...new Set(entries.map((entry) => toFacetValue(entry, facet)))];
  const sorted = values.sort((a, b) => (order ? order.indexOf(a) - order.indexOf(b) : b.localeCompare(a)));
  return sorted.map((value) => ({ value, label: toLabel(facet, value, entries[0], t) }));
}

/** The attributes by which a script finds the values of an item, such as `{ 'data-tier': 'silver' }`. */
export function toFacetAttributes(entry: Entry, facets: readonly FacetName[]): Record<string, string> {
  return Object.fromEntries(facets.map((facet) => [`data-${facet}`, toFacetValue(entry, facet)]));
}

function toOrder(facet: FacetName, entry: Entry | undefined): readonly string[] | undefined {
  if (facet === 'year' || !entry) return undefined;
  if (facet === 'tier') return tiers;
  return facet === 'court' ? ['supreme', 'high'] : kindsOf(entry.collection);
}

function toLabel(facet: FacetName, value: string, entry: Entry | undefined, t: Translate): string {
  if (facet === 'year' || !entry) return value;
  if (facet === 'court') return t(`judgments.court.${value}` as StringKey);
  const category = facet === 'tier' ? Object.keys(memberTiers)[tiers.indexOf(value)] : value;
  return t(`${entry.collection}.kind.${category}` as StringKey);
}

/**
 * Hides what the address does not ask for before the list is first painted, so that a linked choice
 * never flashes or shifts. It stands in the page right after the list; the island takes over from it.
 */
export const earlyFilter = `(function(l){new URLSearchParams(location.search).forEach(function(v,k){var i=[].slice.call(l.children),m=function(e){return e.getAttribute('data-'+k)===v};i.some(m)&&i.forEach(function(e){if(!m(e))e.hidden=true})})})(document.currentScript.previousElementSibling)`;
