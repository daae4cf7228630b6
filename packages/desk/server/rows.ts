import { getDefinition, type CollectionName } from '@federation/content-model/collections';

/**
 * A fact and its line of words, such as a photograph and its caption, are one row of a form, which
 * moves as a whole. In the files they are two lists.
 */

type Fields = Record<string, unknown>;

/** The lists of facts of a collection with the lists of their lines. */
export const linesOf = (collection: CollectionName) => getDefinition(collection).linesFor ?? [];

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The fields without the lists of lines, which are in the rows of their facts. */
export function withoutLines<Value>(
  collection: CollectionName,
  fields: Record<string, Value>,
): Record<string, Value> {
  const lines = linesOf(collection).map(([, line]) => line);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !lines.includes(name)));
}

/** The form with both lists as one, under the name of the facts. */
export function joinRows(collection: CollectionName, form: Fields): Fields {
  const joined = { ...form };
  for (const [fact, line] of linesOf(collection)) {
    const [facts, lines] = [toList(form[fact]), toList(form[line])];
    const { length } = facts.length > lines.length ? facts : lines;
    if (length > 0)
      joined[fact] = Array.from({ length }, (_, index) => ({
        [fact]: facts[index],
        [line]: lines[index] ?? {},
      }));
  }
  return withoutLines(collection, joined);
}

/** The form with the lists as they are in the files. */
export function splitRows(collection: CollectionName, form: Fields): Fields {
  const split = { ...form };
  for (const [fact, line] of linesOf(collection)) {
    const rows = toList(form[fact]) as (Fields | undefined)[];
    split[fact] = rows.map((row) => row?.[fact]);
    split[line] = rows.map((row) => row?.[line]);
  }
  return split;
}

/** Converts the path of a field in the files to its path in the form. */
export function toRowPath(
  collection: CollectionName,
  path: readonly (string | number)[],
): (string | number)[] {
  const [name, row, ...rest] = path;
  const pair = linesOf(collection).find((names) => names.some((one) => one === name));
  if (!pair || name === undefined) return [...path];
  return typeof row === 'number' ? [pair[0], row, name, ...rest] : [pair[0]];
}
