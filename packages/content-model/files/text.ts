import type { PagePart } from '../components/page-part.ts';
import type { ContentError } from './content-error.ts';
import { collectLinks, type Link } from './links.ts';
import { findParts } from './parts.ts';
import { collectPassages, type Passage } from './passages.ts';
import { parseText } from './text-error.ts';
import { attributesOf, collectNodes, isComponent, without, type TextNode } from './tree.ts';

/** A component that a text places. */
export interface Component {
  name: string;
  attributes: Record<string, string>;
  /** The line of the file, from 1. */
  line: number;
}

interface Parsed {
  tree: TextNode;
  error?: ContentError;
}

/** The empty text in place of one that can’t be read. */
const nothing: TextNode = { type: 'root', children: [] };

/**
 * The text of a file, with the lines of the file. It is parsed at its first use. A text that is not
 * MDX has an error, and is empty.
 */
export class ContentText {
  /** As it is written. */
  readonly source: string;
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly #isHidden: ((node: TextNode) => boolean) | undefined;
  #parsed: Parsed | undefined;
  #nodes: readonly TextNode[] | undefined;
  #passages: readonly Passage[] | undefined;

  /** @param isHidden selects nodes to leave out, with everything in them */
  constructor(source: string, line = 1, isHidden?: (node: TextNode) => boolean) {
    this.source = source;
    this.line = line;
    this.#isHidden = isHidden;
  }

  #parse(): Parsed {
    if (this.#parsed) return this.#parsed;
    const { error, tree = nothing } = parseText(this.source);
    return (this.#parsed = {
      tree: this.#isHidden ? without(tree, this.#isHidden) : tree,
      ...(error && { error: { ...error, line: this.#toFileLine(error.line) } }),
    });
  }

  #toFileLine(line: number): number {
    return this.line + line - 1;
  }

  /** The reason that it is not MDX. */
  get error(): ContentError | undefined {
    return this.#parse().error;
  }

  /** The tree, which must not be changed. */
  get tree(): TextNode {
    return this.#parse().tree;
  }

  /** The tree and everything in it, in the order of the text. */
  get nodes(): readonly TextNode[] {
    return (this.#nodes ??= collectNodes(this.tree));
  }

  get components(): readonly Component[] {
    return this.nodes.filter(isComponent).map((node) => ({
      name: node.name ?? '',
      attributes: attributesOf(node),
      line: this.lineOf(node),
    }));
  }

  get links(): readonly Link[] {
    return collectLinks(this.tree).map((link) => ({ ...link, line: this.#toFileLine(link.line) }));
  }

  /** The words of the text, without code and quotations. */
  get passages(): readonly Passage[] {
    return (this.#passages ??= collectPassages(this.tree).map((passage) => ({
      ...passage,
      line: this.#toFileLine(passage.line),
    })));
  }

  /** The parts that a link can lead to. */
  get parts(): readonly PagePart[] {
    return findParts(this.nodes);
  }

  get isEmpty(): boolean {
    return this.source.trim() === '';
  }

  /** The line of the file on which a node begins, from 1. */
  lineOf({ position }: TextNode): number {
    return this.#toFileLine(position?.start.line ?? 1);
  }

  /** The source of a node. */
  sourceOf({ position }: TextNode): string {
    return this.source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  }
}
