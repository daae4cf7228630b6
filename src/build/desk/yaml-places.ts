import { CST, Parser } from 'yaml';

/**
 * Where fields and rows are in YAML, by the tokens of its parser. Tokens keep every byte, so that a
 * place can be cut out exactly.
 */

export type Key = string | number;
type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
export type Item = CST.CollectionItem;

/** Values in YAML that can’t be changed without touching more than their own lines. */
export class PatchError extends Error {}

function rootOf(source: string): CST.Token | undefined {
  for (const token of new Parser().parse(source)) if (token.type === 'document') return token.value;
  return undefined;
}

/** The map or list at a path; undefined when there is none. */
export function collectionAt(source: string, path: readonly Key[]): Collection | undefined {
  const token = path.length === 0 ? rootOf(source) : itemAt(source, path).value;
  return CST.isCollection(token) ? token : undefined;
}

/**
 * The field or row at a path, with what it is in.
 *
 * @throws {PatchError} when there is none
 */
export function itemAt(source: string, path: readonly Key[]): Item & { parent: Collection } {
  const parent = collectionAt(source, path.slice(0, -1));
  const key = path.at(-1);
  const item =
    parent &&
    itemsOf(parent).find((one, index) =>
      typeof key === 'number' ? index === key : nameOf(one) === key,
    );
  if (!item) throw new PatchError(`There is no ${path.join('.')}.`);
  return { ...item, parent };
}

/** The items that hold something: comments and a last comma make items of their own. */
export function itemsOf(collection: Collection): Item[] {
  const holds = ({ key, value, start }: Item) =>
    Boolean(key ?? value) || start.some(({ type }) => type === 'seq-item-ind');
  return (collection.items as Item[]).filter(holds);
}

/** The name of a field. */
export const nameOf = ({ key }: Item) =>
  CST.isScalar(key) ? CST.resolveAsScalar(key).value : undefined;

/** Where an item begins: at its key or its hyphen, after the comments above it. */
export function beginOf({ start, key, value }: Item): number {
  return (
    start.find(({ type }) => type === 'seq-item-ind')?.offset ?? key?.offset ?? value?.offset ?? 0
  );
}

/** Where an item with the comments above it begins, and where it ends with its line. */
export function spanOf(item: Item): [from: number, to: number] {
  const from = item.start[0]?.offset ?? beginOf(item);
  return [from, from + CST.stringify(item).length];
}
