import { mdxToMdast } from 'satteri';
import type { ContentError } from './content-error.ts';
import type { TextNode } from './tree.ts';

/** A tag as MDX allows it: `<Note title="…">`, `</Note>`. */
const openingTag =
  /^<([A-Za-z_$][\w.$-]*)(?:\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\}))?|\s+\{[^}]*\})*\s*>/;
const closingTag = /^<\/\s*([\w.:$-]*)\s*>/;

/** An address as Markdown may have it, such as <office@example.org>. */
const addressInAngles = /<(?:[a-z]+:|[^\s<>@]+@)[^\s<>]+>/i;

/**
 * Parses a text.
 *
 * @returns its tree, or why it is not MDX; the line is that of the text
 */
export function parseText(source: string): { tree?: TextNode; error?: ContentError } {
  try {
    return { tree: mdxToMdast(source) };
  } catch (thrown) {
    const place = toPlace(source, thrown);
    return { error: place ? explain(source, place) : { line: 1, code: 'componentBroken' } };
  }
}

interface Place {
  /** From 1. */
  line: number;
  offset: number;
}

/**
 * The parser has one code for all errors. Only the beginning of its message says where it stopped.
 */
function toPlace(source: string, thrown: unknown): Place | undefined {
  const [, line, column] = /^(\d+):(\d+): /.exec((thrown as Error).message) ?? [];
  if (line === undefined) return undefined;
  const above = source.split('\n').slice(0, Number(line) - 1);
  const start = above.reduce((sum, one) => sum + one.length + 1, 0);
  return { line: Number(line), offset: start + Number(column) - 1 };
}

/** Explains an error by the signs at which the parser stopped. */
function explain(source: string, { line, offset }: Place): ContentError {
  const rest = source.slice(offset);
  if (!rest.startsWith('<')) return { line, code: 'bracesInText' };
  if (rest.startsWith('<!')) return { line, code: 'commentInText' };
  const opened = openingTag.exec(rest)?.[1];
  if (opened !== undefined) return { line, code: 'componentNotClosed', values: { name: opened } };
  const closed = closingTag.exec(rest)?.[1];
  if (closed !== undefined) return { line, code: 'componentNotOpened', values: { name: closed } };
  const written = source.split('\n')[line - 1] ?? '';
  return { line, code: addressInAngles.test(written) ? 'addressInAngles' : 'componentBroken' };
}
