import { attributesOf, childrenOf, type ComponentNode, type TextNode } from '../content/text-tree.ts';
import type { Block, Inline } from './blocks.ts';

/** What a text needs from outside to become a document. */
export interface TreeContext {
  /** The address that a link leads to outside the site; undefined where it is kept off the site. */
  toAddress: (target: string) => string | undefined;
  /** The blocks of a component that shows data of the site, such as the table of tiers. */
  toDataBlocks: (component: string, attributes: Record<string, string>) => Block[];
  words: { sumOfColumn: string; sumOfRow: string; days: string; lawTitle: (date: string) => string; lawReview: (date: string) => string };
}

/** Something in a text that no file can show. */
export class UnshownNode extends Error {
  /** The line in the text, from 1. */
  readonly line: number;
  /** A component, or the parser’s name of what it is. */
  readonly what: string;

  constructor(node: TextNode, what: string) {
    const line = node.position?.start.line ?? 1;
    super(`A document can’t show “${what}” (line ${line} of the text).`);
    this.line = line;
    this.what = what;
  }
}

/** The words of a paragraph, a heading or a cell. */
export function toInlines(nodes: readonly TextNode[], context: TreeContext): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    const children = () => toInlines(childrenOf(node), context);
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ type: 'text', value: node.value.replaceAll(/\s*\n\s*/g, ' ') }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: children() }];
      case 'break':
        return [{ type: 'break' }];
      case 'link':
        return toLink(node.url, node.children, context);
      case 'paragraph':
        return children();
      case 'mdxJsxTextElement':
      case 'mdxJsxFlowElement':
        return [toCalculated(node, context)];
      default:
        throw new UnshownNode(node, node.type);
    }
  });
}

/** Some words as a link; plain words where the target is kept off the site. */
export function toLink(target: string, children: readonly TextNode[], context: TreeContext): Inline[] {
  const url = context.toAddress(target);
  const words = toInlines(children, context);
  return url ? [{ type: 'link', url, children: words }] : words;
}

function toCalculated(node: ComponentNode, { words }: TreeContext): Inline {
  const { direction, from = '', to = '' } = attributesOf(node);
  if (node.name === 'Sum' && direction === 'row') return { type: 'calculated', formula: { kind: 'row' }, label: words.sumOfRow };
  if (node.name === 'Sum') return { type: 'calculated', formula: { kind: 'column' }, label: words.sumOfColumn };
  if (node.name === 'Days') return { type: 'calculated', formula: { kind: 'days', from, to }, label: words.days };
  throw new UnshownNode(node, `<${node.name ?? ''}>`);
}
