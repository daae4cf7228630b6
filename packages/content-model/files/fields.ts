import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import type { ContentError } from './content-error.ts';
import { findYamlError } from './yaml-error.ts';

/** The fields of a file by their names. */
export type Fields = Readonly<Record<string, unknown>>;

interface ReadFields {
  data: Fields;
  /** The reason that the fields can’t be read; empty where they can. */
  errors: readonly ContentError[];
  lineOf: (field: readonly PropertyKey[]) => number;
}

/**
 * Reads fields.
 *
 * @param linesAbove how many lines of the file are above them
 */
export function parseFields(yaml: string, linesAbove: number): ReadFields {
  const lines = new LineCounter();
  // The core schema leaves days as the text that was typed, so that 2026-13-45 is reported and not
  // rolled over to another day.
  const document = parseDocument(yaml, { schema: 'core', lineCounter: lines });
  const unreadable = findYamlError(yaml, document, lines);
  const read: unknown = unreadable ? {} : (document.toJS() ?? {});
  const error = unreadable ?? (isGroup(read) ? undefined : notGroup);
  return {
    data: error ? {} : (read as Fields),
    errors: error ? [{ ...error, line: error.line + linesAbove }] : [],
    lineOf: (field) => lineOf(document, lines, field) + linesAbove,
  };
}

const notGroup: ContentError = { code: 'yamlUnreadable', line: 1 };

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
