import { isDeepStrictEqual } from 'node:util';
import { CST, parse } from 'yaml';
import {
  beginOf,
  collectionAt,
  itemAt,
  itemsOf,
  nameOf,
  PatchError,
  spanOf,
  type Item,
  type Key,
} from './yaml-places.ts';
import { toBlock, toFlow, toLine } from './yaml-text.ts';

/**
 * Changes values in YAML. What stays the same keeps its bytes: comments, quotes, spaces, blank
 * lines and the order of fields. A new field comes after the one before it in `order`.
 *
 * @param after everything that the YAML is to hold; `undefined` takes a field away
 * @throws {PatchError} when the YAML is written in a way that does not allow it
 */
export function patchYaml(source: string, after: object, order: readonly string[] = []): string {
  const wanted = withoutUndefined(after);
  const text = change({ source, order }, [], read(source) ?? {}, wanted);
  const patched = source.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text;
  if (!isDeepStrictEqual(read(patched) ?? {}, wanted))
    throw new PatchError('These fields are written in a way that can only be changed by hand.');
  return patched;
}

// The content check reads fields with the same schema: days stay text.
const read = (source: string): unknown => parse(source, { schema: 'core' });

const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Target {
  source: string;
  order: readonly string[];
}

function change(
  { source, order }: Target,
  path: readonly Key[],
  before: unknown,
  after: unknown,
): string {
  if (isDeepStrictEqual(before, after)) return source;
  if (isMap(before) && isMap(after)) {
    const removed = Object.keys(before).filter((key) => !(key in after));
    const kept = Object.keys(before).filter((key) => key in after);
    const added = Object.keys(after).filter((key) => !(key in before));
    if (kept.length === 0 && path.length > 0) return replace(source, path, after);
    let text = kept.reduce(
      (one, key) => change({ source: one, order: [] }, [...path, key], before[key], after[key]),
      source,
    );
    text = added.reduce((one, key) => insert(one, path, key, after[key], order), text);
    return removed.reduce((one, key) => remove(one, [...path, key]), text);
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0)
    return changeRows(source, path, before as unknown[], after as unknown[]);
  return replace(source, path, after);
}

/**
 * Rows at the beginning and end that stay are left alone; from the last to the first, so that
 * places hold.
 */
function changeRows(
  source: string,
  path: readonly Key[],
  before: readonly unknown[],
  after: readonly unknown[],
): string {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isDeepStrictEqual(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isDeepStrictEqual(before.at(-1 - tail), after.at(-1 - tail)))
    tail += 1;
  const common = shorter - tail;
  let text = source;
  for (let row = before.length - tail - 1; row >= common; row -= 1)
    text = remove(text, [...path, row]);
  for (let row = common; row < after.length - tail; row += 1)
    text = insert(text, path, row, after[row], []);
  for (let row = common - 1; row >= head; row -= 1)
    text = change({ source: text, order: [] }, [...path, row], before[row], after[row]);
  return text;
}

const splice = (source: string, from: number, to: number, text: string) =>
  source.slice(0, from) + text + source.slice(to);

function replace(source: string, path: readonly Key[], value: unknown): string {
  const { parent, ...item } = itemAt(source, path);
  const old = item.value;
  if (old && old.type !== 'block-scalar' && old.type !== 'block-map' && old.type !== 'block-seq') {
    const short =
      parent.type === 'flow-collection' || old.type === 'flow-collection'
        ? toFlow(value, old)
        : toLine(value, old);
    const length =
      CST.stringify(old).length -
      ('end' in old && old.end ? CST.stringify({ start: old.end.filter(isAfter(old)) }).length : 0);
    if (short !== undefined) return splice(source, old.offset, old.offset + length, short);
  }
  const [, to] = spanOf(item);
  const lines = toBlock(
    parent.type === 'block-seq' ? undefined : path.at(-1),
    value,
    parent.indent,
    old,
  );
  return splice(
    source,
    beginOf(item),
    to,
    source.slice(0, to).endsWith('\n') ? lines : lines.trimEnd(),
  );
}

/**
 * What follows a value on its line is not part of it; the closing bracket of a flow collection is.
 */
const isAfter = (value: CST.Token) => (token: CST.SourceToken) =>
  value.type !== 'flow-collection' || !['flow-map-end', 'flow-seq-end'].includes(token.type);

function remove(source: string, path: readonly Key[]): string {
  const { parent } = itemAt(source, path);
  const items = itemsOf(parent);
  const index = items.findIndex((item, position) =>
    typeof path.at(-1) === 'number' ? position === path.at(-1) : nameOf(item) === path.at(-1),
  );
  const [item, next] = items.slice(index, index + 2) as [Item, Item?];
  if (items.length === 1)
    return path.length > 1
      ? replace(source, path.slice(0, -1), typeof path.at(-1) === 'number' ? [] : {})
      : '';
  if (parent.type === 'flow-collection') {
    const rest = read(source.slice(parent.offset, parent.offset + CST.stringify(parent).length)) as
      unknown[] | Record<string, unknown>;
    const left = Array.isArray(rest)
      ? rest.filter((_, position) => position !== index)
      : Object.fromEntries(Object.entries(rest).filter(([key]) => key !== path.at(-1)));
    return replace(source, path.slice(0, -1), left);
  }
  const [from, to] = spanOf(item);
  if (index > 0 || !next) return splice(source, from, to, '');
  // The first item stands where its parent indents it, so the next one gives up its own indent.
  const indent = next.start[0]?.type === 'space' ? next.start[0].source.length : 0;
  return splice(source, from, to + indent, '');
}

function insert(
  source: string,
  path: readonly Key[],
  key: Key,
  value: unknown,
  order: readonly string[],
): string {
  const parent = collectionAt(source, path);
  if (!parent)
    return path.length === 0
      ? toBlock(key, value, 0)
      : replace(source, path, typeof key === 'number' ? [value] : { [key]: value });
  if (parent.type === 'flow-collection') {
    const all = read(source.slice(parent.offset, parent.offset + CST.stringify(parent).length)) as
      unknown[] | Record<string, unknown>;
    return replace(
      source,
      path,
      Array.isArray(all) ? all.toSpliced(Number(key), 0, value) : { ...all, [key]: value },
    );
  }
  const items = itemsOf(parent);
  const isRow = typeof key === 'number';
  const index = isRow ? key : placeOf(key, items, order);
  const before = items[index - 1];
  const model = items[0]?.value?.type === 'flow-collection' && isRow;
  const text = model
    ? `${' '.repeat(parent.indent)}- ${toFlow(value)}\n`
    : ' '.repeat(parent.indent) + toBlock(isRow ? undefined : key, value, parent.indent);
  if (!before) {
    const at = beginOf(items[0] as Item);
    return splice(source, at, at, text.trimStart() + ' '.repeat(parent.indent));
  }
  const [, at] = spanOf(before);
  return source.slice(0, at).endsWith('\n')
    ? splice(source, at, at, text)
    : splice(source, at, at, `\n${text.trimEnd()}`);
}

/**
 * After the nearest field that comes before it in the order; at the end when no such field is
 * there.
 */
function placeOf(key: string, items: readonly Item[], order: readonly string[]): number {
  const names = items.map(nameOf);
  const earlier = order.slice(0, Math.max(0, order.indexOf(key))).reverse();
  const found = earlier.find((name) => names.includes(name));
  if (found === undefined) return order.includes(key) ? 0 : items.length;
  return names.indexOf(found) + 1;
}
