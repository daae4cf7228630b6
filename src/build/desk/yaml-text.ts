import { Scalar, stringify, type CST } from 'yaml';

/** Values as they are written in YAML. */

const types: Partial<Record<CST.Token['type'], Scalar.Type>> = {
  'single-quoted-scalar': Scalar.QUOTE_SINGLE,
  'double-quoted-scalar': Scalar.QUOTE_DOUBLE,
  'block-scalar': Scalar.BLOCK_LITERAL,
};

/** A value as a node in the style of the value that it replaces. */
function toNode(value: unknown, old: CST.Token | undefined): unknown {
  if (typeof value !== 'string') return value;
  const scalar = new Scalar(value);
  const type = old && types[old.type];
  if (type) scalar.type = type;
  return scalar;
}

/** A value on one line, as after `field: `; undefined when it needs several. */
export function toLine(value: unknown, old: CST.Token): string | undefined {
  if (typeof value === 'object') return undefined;
  const line = stringify([toNode(value, old)], { lineWidth: 0 })
    .slice(2)
    .trimEnd();
  return line.includes('\n') ? undefined : line;
}

/**
 * A value in brackets, as `{ a: b }` or `[a, b]`; a text has the quotes of the one that it
 * replaces.
 */
export function toFlow(value: unknown, old?: CST.Token): string {
  if (Array.isArray(value)) return `[${value.map((one) => toFlow(one)).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${key}: ${toFlow(one)}`)
      .join(', ')} }`;
  return stringify([toNode(value, old)], {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
  })
    .trimEnd()
    .slice(1, -1);
}

/** A field or a row of a list on lines of its own; the first is not indented. */
export function toBlock(
  key: string | number | undefined,
  value: unknown,
  indent: number,
  old?: CST.Token,
): string {
  const node = toNode(value, old);
  const text = stringify(key === undefined ? [node] : { [key]: node }, { lineWidth: 0 });
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
}
