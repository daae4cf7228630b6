import { isAlias, isNode, visit, type Document, type ErrorCode, type LineCounter } from 'yaml';
import type { MessageId } from '@federation/i18n/editing';
import type { ContentError } from './content-error.ts';

/** Our names for the mistakes that people make most; the others share one. */
const codes: Readonly<Partial<Record<ErrorCode, MessageId>>> = {
  BAD_ALIAS: 'yamlSign',
  BAD_SCALAR_START: 'yamlSign',
  BLOCK_AS_IMPLICIT_KEY: 'yamlColon',
  DUPLICATE_KEY: 'yamlTwice',
  TAB_AS_INDENT: 'yamlTab',
  TAG_RESOLVE_FAILED: 'yamlSign',
};

/**
 * The first mistake in some fields; undefined where there is none. Its line is that of the fields.
 *
 * @param yaml the text of the document
 */
export function findYamlError(
  yaml: string,
  document: Document,
  lines: LineCounter,
): ContentError | undefined {
  const [error = document.warnings[0]] = document.errors;
  if (!error) return findReference(document, lines);
  const { line, col } = lines.linePos(error.pos[0]);
  const text = yaml.split(/\r?\n/)[line - 1] ?? '';
  // A value without a colon of its own is read to go on in the next line, which is indented.
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s.*:(\s|$)/.test(text))
    return { line: line + 1, code: 'yamlUnreadable' };
  const [name = ''] = /[^\s:{,]+/.exec(text.slice(col - 1)) ?? [];
  const sign = /^(?:[^:]*:\s+)?\s*(\S)/.exec(text)?.[1] ?? '';
  return { line, code: codes[error.code] ?? 'yamlUnreadable', values: { name, sign } };
}

/**
 * YAML reads & at the start of a value as an anchor and * as an alias, which no writer of content
 * means.
 */
function findReference(document: Document, lines: LineCounter): ContentError | undefined {
  let found: ContentError | undefined;
  visit(document, (_, node) => {
    const sign = isAlias(node) ? '*' : isNode(node) && node.anchor !== undefined ? '&' : undefined;
    if (sign === undefined || !isNode(node) || !node.range) return undefined;
    found = { line: lines.linePos(node.range[0]).line, code: 'yamlSign', values: { sign } };
    return visit.BREAK;
  });
  return found;
}
