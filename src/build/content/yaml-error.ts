import {
  isAlias,
  isCollection,
  isNode,
  isScalar,
  visit,
  type Document,
  type ErrorCode,
  type LineCounter,
  type Node,
} from 'yaml';
import type { MessageId } from '../../i18n/editing.ts';
import type { ContentError } from './content-error.ts';

/**
 * What each mistake that the parser knows is called here; where it is tells those apart that are
 * one to the parser.
 */
const codes: Readonly<Record<ErrorCode, MessageId>> = {
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

/** Mistakes that are one of the brackets when they are found between two of them. */
const inBrackets: readonly ErrorCode[] = [
  'BAD_INDENT',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
];

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
  const [place] = error.pos;
  const { line, col } = lines.linePos(place);
  const text = yaml.split(/\r?\n/)[line - 1] ?? '';
  const code = refine(error.code, { place, column: col, text, yaml, document });
  // The value is read to go on in the next line, which is the one to be corrected.
  if (code === 'yamlIndent' && error.code === 'BLOCK_AS_IMPLICIT_KEY')
    return { line: line + 1, code };
  const [name = ''] = /[^\s:{,]+/.exec(text.slice(col - 1)) ?? [];
  return { line, code, values: { name, sign: toSign(text) } };
}

interface Place {
  place: number;
  column: number;
  /** The line. */
  text: string;
  yaml: string;
  document: Document;
}

/** Tells mistakes apart that are one to the parser, by what is written where it found them. */
function refine(error: ErrorCode, { place, column, text, yaml, document }: Place): MessageId {
  const code = codes[error];
  const around = findAround(document, place);
  const at = yaml.slice(place);
  if (code === 'yamlNoColon' && /^\s*[\w-]+:\S/.test(text)) return 'yamlNoSpace';
  const quoted = around.find(isQuoted);
  if (error === 'MISSING_CHAR' && quoted)
    return isClosed(quoted, yaml) ? 'yamlAfterQuote' : 'yamlQuote';
  if (inBrackets.includes(error) && around.some((node) => isInBrackets(node, place, yaml)))
    return 'yamlBracket';
  if (['yamlUnreadable', 'yamlSign'].includes(code) && /^[,\]}]/.test(at)) return 'yamlBracket';
  // A value without a colon of its own is followed by a line that is indented.
  if (code === 'yamlColon' && !/:\s.*:(\s|$)/.test(text)) return 'yamlIndent';
  if (code !== 'yamlUnreadable') return code;
  if (/^-(\s|$)/.test(at)) return 'yamlDash';
  if (/^[^:]*:\s*[|>?]/.test(text)) return 'yamlSign';
  if (column === 1) return 'yamlIndent';
  return /["']/.test(toSign(text)) ? 'yamlAfterQuote' : 'yamlSign';
}

/** The values in which a place is, or at the end of which. */
function findAround(document: Document, place: number): Node[] {
  const found: Node[] = [];
  visit(document, (_, node) => {
    if (isNode(node) && node.range && node.range[0] < place && place <= node.range[1])
      found.push(node);
  });
  return found;
}

const isQuoted = (node: Node) => isScalar(node) && /^QUOTE/.test(node.type ?? '');

const isClosed = ({ range }: Node, yaml: string) =>
  /^(["']).*\1$/s.test(yaml.slice(range?.[0], range?.[1]));

/**
 * Whether a place is inside the brackets of a list or group, or where the closing one is missing.
 */
const isInBrackets = (node: Node, place: number, yaml: string) => {
  const [, end] = node.range ?? [0, 0];
  return (
    isCollection(node) && node.flow === true && (place < end || !/[\]}]/.test(yaml[end - 1] ?? ''))
  );
};

/** The first sign of the value on a line. */
const toSign = (text: string) => /^(?:[^:]*:\s+)?\s*(\S)/.exec(text)?.[1] ?? '';

/**
 * A value that begins with & names a value, and one with * refers to it, which nobody who writes
 * content means.
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
