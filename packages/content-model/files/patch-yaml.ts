import { isDeepStrictEqual } from 'node:util';
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  visit,
  YAMLSeq,
  type Document,
  type Node,
  type ParsedNode,
  type YAMLMap,
} from 'yaml';

/** Values in YAML that can’t be changed without another one being changed with them. */
export class PatchError extends Error {}

/**
 * Changes values in YAML. Comments, quotes, blank lines and the order of fields stay. A new field
 * comes after the one before it in `order`.
 *
 * @param after everything that the YAML is to hold; `undefined` takes a field away
 * @throws {PatchError} when the YAML is written in a way that does not allow it
 */
export function patchYaml(source: string, after: object, order: readonly string[] = []): string {
  const wanted = JSON.parse(JSON.stringify(after)) as Record<string, unknown>;
  // The content check reads fields with the same schema: days stay text.
  const document = parseDocument(source, { schema: 'core' });
  if (isDeepStrictEqual(document.toJS() ?? {}, wanted)) return source;
  const fields = isMap(document.contents) ? document.contents : document.createNode({});
  document.contents = fields as ParsedNode;
  changeFields(document, fields, wanted, order);
  visit(document, { Seq: (_, list) => void writeInOurWay(list) });
  const text = fields.items.length > 0 ? document.toString({ lineWidth: 0 }) : '';
  if (!isDeepStrictEqual(parse(text, { schema: 'core' }) ?? {}, wanted))
    throw new PatchError('These fields are written in a way that can only be changed by hand.');
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** A list in one line has no spaces inside its brackets, as a map has: `[a, b]`, `{ a: b }`. */
function writeInOurWay(list: YAMLSeq): void {
  list.toString = (context, ...others) =>
    YAMLSeq.prototype.toString.call(
      list,
      context && (list.flow || context.inFlow)
        ? { ...context, flowCollectionPadding: '' }
        : context,
      ...others,
    );
}

/** The node with another value: itself, where it can hold that. */
function toChanged(document: Document, node: unknown, after: unknown): unknown {
  const before: unknown = toValue(document, node);
  if (isDeepStrictEqual(before, after)) return node;
  if (isMap(node) && isFilled(after) && !Array.isArray(after)) {
    changeFields(document, node, after as Record<string, unknown>, []);
    return node;
  }
  if (isSeq(node) && Array.isArray(after) && isFilled(after)) {
    changeRows(document, node, after);
    return node;
  }
  if (isScalar(node) && (typeof after !== 'object' || after === null)) {
    node.value = after;
    return node;
  }
  return document.createNode(after, { flow: isCollection(node) && node.flow === true });
}

const toValue = (document: Document, node: unknown): unknown =>
  (node as Node | null)?.toJS(document) ?? null;

const isFilled = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function changeFields(
  document: Document,
  map: YAMLMap,
  after: Record<string, unknown>,
  order: readonly string[],
): void {
  const nameOf = ({ key }: YAMLMap['items'][number]) => String(key);
  map.items = map.items.filter((pair) => nameOf(pair) in after);
  for (const pair of map.items) pair.value = toChanged(document, pair.value, after[nameOf(pair)]);
  const flow = map.flow === true;
  for (const [name, value] of Object.entries(after)) {
    if (map.has(name)) continue;
    const before = order.slice(0, order.indexOf(name));
    const last = map.items.findLastIndex((pair) => before.includes(nameOf(pair)));
    const place = order.includes(name) ? last + 1 : map.items.length;
    map.items.splice(place, 0, document.createPair(name, document.createNode(value, { flow })));
  }
}

/** Rows at the beginning and at the end that stay are left alone. */
function changeRows(document: Document, list: YAMLSeq, after: readonly unknown[]): void {
  const rows = list.items.map((row) => toValue(document, row));
  const shorter = Math.min(rows.length, after.length);
  let head = 0;
  while (head < shorter && isDeepStrictEqual(rows[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isDeepStrictEqual(rows.at(-1 - tail), after.at(-1 - tail)))
    tail += 1;
  const [example] = list.items;
  const flow = list.flow === true || (isCollection(example) && example.flow === true);
  const changed = after
    .slice(head, after.length - tail)
    .map((row, index) =>
      head + index < rows.length - tail
        ? toChanged(document, list.items[head + index], row)
        : document.createNode(row, { flow }),
    );
  list.items.splice(head, rows.length - tail - head, ...changed);
}
