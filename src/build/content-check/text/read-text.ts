import type { AnyDefinition, CollectionName } from '../../../content-model/collections.ts';
import type { MessageId } from '../../../i18n/editing.ts';
import type { ContentFile } from '../../content/content-file.ts';
import type { TextNode } from '../../content/tree.ts';
import type { Entry } from '../context.ts';
import { faultInText, type Fault, type Values } from '../fault.ts';

/** A text as its rules see it. */
export interface ReadText {
  file: ContentFile;
  collection: CollectionName;
  definition: AnyDefinition;
  tree: TextNode;
  /** The tree and everything in it, in the order of the text. */
  nodes: readonly TextNode[];
  /** What is written where a node is. */
  sourceOf: (node: TextNode) => string;
  /** A fault on the first line of a node, or so many lines below it. */
  report: (node: TextNode, message: MessageId, values?: Values, below?: number) => Fault;
}

/** The text of a file of an entry, for its rules. */
export function readText(file: ContentFile, { collection, definition }: Entry): ReadText {
  const { text } = file;
  return {
    file,
    collection,
    definition,
    tree: text.tree,
    nodes: text.nodes,
    sourceOf: (node) => text.sourceOf(node),
    report: (node, message, values, below = 0) =>
      faultInText(file, text.lineOf(node) + below, message, values),
  };
}
