import { isAlias, isNode, visit, type Document, type ErrorCode, type LineCounter } from 'yaml';
import type { MessageId } from '../../i18n/editing.ts';
import type { Values } from './fault.ts';

/** Why the fields of a file can’t be read. */
export interface YamlFault {
  /** The line in the fields, from 1. */
  line: number;
  message: MessageId;
  values?: Values;
}

/** What each mistake that the parser knows is called here; those that it does not tell apart are in `explainYaml`. */
const messages: Readonly<Record<ErrorCode, MessageId>> = {
  ALIAS_PROPS: 'yamlSign',
  BAD_ALIAS: 'yamlSign',
  BAD_COLLECTION_TYPE: 'yamlSign',
  BAD_DIRECTIVE: 'yamlSign',
  BAD_DQ_ESCAPE: 'yamlBackslash',
  BAD_INDENT: 'yamlIndent',
  BAD_PROP_ORDER: 'yamlSign',
  BAD_SCALAR_START: 'yamlSign',
  BLOCK_AS_IMPLICIT_KEY: 'yamlColon',
  BLOCK_IN_FLOW: 'yamlBracket',
  DUPLICATE_KEY: 'yamlTwice',
  IMPOSSIBLE: 'yamlUnreadable',
  KEY_OVER_1024_CHARS: 'yamlNoColon',
  MISSING_CHAR: 'yamlNoColon',
  MULTILINE_IMPLICIT_KEY: 'yamlNoColon',
  MULTIPLE_ANCHORS: 'yamlSign',
  MULTIPLE_DOCS: 'yamlDashes',
  MULTIPLE_TAGS: 'yamlSign',
  NON_STRING_KEY: 'yamlNoColon',
  RESOURCE_EXHAUSTION: 'yamlUnreadable',
  TAB_AS_INDENT: 'yamlTab',
  TAG_RESOLVE_FAILED: 'yamlSign',
  UNEXPECTED_TOKEN: 'yamlUnreadable',
};

/** The first mistake in some fields, in the words of the person who wrote them; undefined where there is none. */
export function explainYaml(yaml: string, document: Document, lines: LineCounter): YamlFault | undefined {
  const [error = document.warnings[0]] = document.errors;
  if (!error) return findReference(document, lines);
  const { line, col } = lines.linePos(error.pos[0]);
  const text = yaml.split(/\r?\n/)[line - 1] ?? '';
  const message = refine(messages[error.code], error.message, text, col);
  if (message === 'yamlIndent' && error.code === 'BLOCK_AS_IMPLICIT_KEY') return { line: line + 1, message };
  const [name = ''] = /[^\s:{,]+/.exec(text.slice(col - 1)) ?? [];
  return { line, message, values: { name, sign: toSign(text) } };
}

/** Tells mistakes apart that are one to the parser. */
function refine(message: MessageId, reason: string, text: string, column: number): MessageId {
  if (message === 'yamlNoColon' && /^\s*[\w-]+:\S/.test(text)) return 'yamlNoSpace';
  if (reason.startsWith('Missing closing')) return 'yamlQuote';
  if (/\b(flow|flow-\w+)\b/i.test(reason) && message !== 'yamlTwice') return 'yamlBracket';
  // A value without a colon of its own is followed by a line that is indented.
  if (message === 'yamlColon' && !/:\s.*:(\s|$)/.test(text)) return 'yamlIndent';
  if (message !== 'yamlUnreadable') return message;
  if (reason.includes('block-seq-ind')) return 'yamlDash';
  if (/^[^:]*:\s*[|>?]/.test(text)) return 'yamlSign';
  if (!reason.includes('at node end')) return message;
  if (column === 1) return 'yamlIndent';
  return /["']/.test(toSign(text)) ? 'yamlAfterQuote' : 'yamlSign';
}

/** The first sign of the value on a line. */
const toSign = (text: string) => /^(?:[^:]*:\s+)?\s*(\S)/.exec(text)?.[1] ?? '';

/** A value that begins with & names a value, and one with * refers to it, which nobody who writes content means. */
function findReference(document: Document, lines: LineCounter): YamlFault | undefined {
  let found: YamlFault | undefined;
  visit(document, (_, node) => {
    const sign = isAlias(node) ? '*' : isNode(node) && node.anchor !== undefined ? '&' : undefined;
    if (sign === undefined || !isNode(node) || !node.range) return undefined;
    found = { line: lines.linePos(node.range[0]).line, message: 'yamlSign', values: { sign } };
    return visit.BREAK;
  });
  return found;
}
