import type { AnyDefinition, CollectionName } from '../../../collections/index.ts';
import type { MessageId } from '../../../i18n/editing.ts';
import { collectNodes, parseText, TextError, type TextNode } from '../../content/text-tree.ts';
import { faultInText, type Fault, type Values } from '../fault.ts';
import type { SourceFile } from '../read.ts';

/** A text as its rules see it. */
interface ReadText {
  file: SourceFile;
  collection: CollectionName;
  definition: AnyDefinition;
  tree: TextNode;
  /** The tree and everything in it, in the order of the text. */
  nodes: readonly TextNode[];
  /** The text as it is written, line by line. */
  lines: readonly string[];
  /** What is written where a node is. */
  sourceOf: (node: TextNode) => string;
  /** A fault on the first line of a node, or so many lines below it. */
  report: (node: TextNode, message: MessageId, values?: Values, below?: number) => Fault;
}

/** Finds one kind of mistake in a text. */
export type TextRule = (text: ReadText) => Fault[];

/** Asks a text all of these rules; one that is not MDX is reported elsewhere. */
export function askText(file: SourceFile, collection: CollectionName, definition: AnyDefinition, rules: readonly TextRule[]): Fault[] {
  let tree: TextNode;
  try {
    tree = parseText(file.body);
  } catch (error) {
    if (error instanceof TextError) return [];
    throw error;
  }
  const text: ReadText = {
    file,
    collection,
    definition,
    tree,
    nodes: collectNodes(tree),
    lines: file.body.split(/\r?\n/),
    sourceOf: ({ position }) => file.body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0),
    report: (node, message, values, below = 0) =>
      faultInText(file, file.bodyLine + (node.position?.start.line ?? 1) - 1 + below, message, values),
  };
  return rules.flatMap((rule) => rule(text));
}
