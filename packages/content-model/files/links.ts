import { findComponent } from '../components/components.ts';
import { attributesOf, childrenOf, isComponent, type TextNode } from './tree.ts';

/** A link as somebody wrote it. */
export interface Link {
  target: string;
  /** The line, from 1. */
  line: number;
  field: string;
  /** The words that the reader clicks; undefined where the link has none, such as a card. */
  words?: string;
  isComponent?: boolean;
}

/** The links in a part of a text, with their lines in the text. */
export function collectLinks(node: TextNode): Link[] {
  const line = node.position?.start.line ?? 1;
  const inner = childrenOf(node).flatMap(collectLinks);
  if (node.type === 'link')
    return [{ target: node.url, line, field: 'text', words: toWords(node) }, ...inner];
  if (node.type === 'definition') return [{ target: node.url, line, field: 'text' }];
  if (!isComponent(node)) return inner;
  const attributes = attributesOf(node);
  const { links = [], isLink } = findComponent(node.name) ?? {};
  const words = isLink ? { words: toWords(node), isComponent: true } : {};
  const own = links.flatMap((name) =>
    attributes[name] === undefined
      ? []
      : [{ target: attributes[name], line, field: 'text', ...words }],
  );
  return [...own, ...inner];
}

/** The words of a node and everything in it. */
export function toWords(node: TextNode): string {
  return node.type === 'text' || node.type === 'inlineCode'
    ? node.value
    : childrenOf(node).map(toWords).join('');
}
