import type { Tag } from './html.ts';

/**
 * What a page hands to an island, read from the way in which Astro writes it: each value is a pair
 * of its kind and itself.
 */
export function readProps<Props>(island: Tag): Props {
  const written = JSON.parse(island.attributes.props ?? '{}') as Record<string, Written>;
  return reviveObject(written) as Props;
}

/**
 * 0 is a plain value or an object, 1 an array. The other kinds, such as dates, are not used by the
 * islands of this site.
 */
type Written = readonly [kind: number, value?: unknown];

function revive([kind, value]: Written): unknown {
  if (kind === 1) return (value as Written[]).map(revive);
  return typeof value === 'object' && value !== null
    ? reviveObject(value as Record<string, Written>)
    : value;
}

function reviveObject(value: Record<string, Written>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, written]) => [key, revive(written)]));
}
