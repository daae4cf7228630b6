import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Scalar as YamlScalar,
} from 'yaml';
import type { ContentError } from './content-error.ts';
import { findYamlError } from './yaml-error.ts';

/** The fields of a file by their names. */
export type Fields = Readonly<Record<string, unknown>>;

/** A value of a field as it is written. */
export interface Scalar {
  /** The name of the field, without those around it. */
  field: string;
  /** The line of the file, from 1. */
  line: number;
  /** What the file is read to say. */
  value: unknown;
  written: string;
  /** What follows on the line. */
  rest: string;
  /** Whether it is without quotation marks, on the line of its field. */
  isPlain: boolean;
}

interface ReadFields {
  data: Fields;
  error: ContentError | undefined;
  lineOf: (field: readonly PropertyKey[]) => number;
  scalars: readonly Scalar[];
}

/**
 * Reads fields.
 *
 * @param linesAbove how many lines of the file are above them
 */
export function readFields(yaml: string, linesAbove: number): ReadFields {
  const lines = new LineCounter();
  // The core schema leaves days as the text that was typed, so that 2026-13-45 is reported and not
  // rolled over to another day.
  const document = parseDocument(yaml, { schema: 'core', lineCounter: lines });
  const unreadable = findYamlError(yaml, document, lines);
  const read: unknown = unreadable ? {} : (document.toJS() ?? {});
  const error = unreadable ?? (isGroup(read) ? undefined : notGroup);
  return {
    data: error ? {} : (read as Fields),
    error: error && { ...error, line: error.line + linesAbove },
    lineOf: (field) => lineOf(document, lines, field) + linesAbove,
    get scalars() {
      return collectScalars(yaml, document).map(({ offset, ...scalar }) => ({
        ...scalar,
        line: lines.linePos(offset).line + linesAbove,
      }));
    },
  };
}

const notGroup: ContentError = { code: 'yamlNoColon', line: 1 };

const isGroup = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function lineOf(document: Document, lines: LineCounter, field: readonly PropertyKey[]): number {
  for (let depth = field.length; depth > 0; depth -= 1) {
    const parent =
      depth === 1 ? document.contents : document.getIn(field.slice(0, depth - 1), true);
    const pair = isMap(parent)
      ? parent.items.find((item) => String(item.key) === String(field[depth - 1]))
      : undefined;
    const node = (pair?.key ?? document.getIn(field.slice(0, depth), true)) as
      { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function collectScalars(
  yaml: string,
  document: Document,
): (Omit<Scalar, 'line'> & { offset: number })[] {
  const found: ReturnType<typeof collectScalars> = [];
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(value) || !value.range) return;
      const [from, to] = value.range;
      found.push({
        field: String(isScalar(key) ? key.value : key),
        offset: from,
        value: value.value,
        written: yaml.slice(from, to),
        rest: /^.*/.exec(yaml.slice(to))?.[0] ?? '',
        isPlain: (value as YamlScalar).type === 'PLAIN',
      });
    },
  });
  return found;
}
