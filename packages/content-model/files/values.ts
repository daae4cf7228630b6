import type { Fields } from './fields.ts';

/** A text, number or flag in the fields of a file. */
export interface FieldValue {
  path: readonly PropertyKey[];
  value: unknown;
}

/**
 * Everything in some fields that is not a list or a group, at any depth, in the order of the file.
 */
export function collectValues(
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly FieldValue[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => collectValues(inner, [...path, key]));
}

/** The rows of a list of groups; none where somebody wrote something else. */
export const rowsOf = (value: unknown): readonly (Fields | null)[] =>
  Array.isArray(value) ? (value as (Fields | null)[]) : [];

/** The value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}
