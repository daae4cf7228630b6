import { findComponent } from '../components/components.ts';
import { attributesOf, childrenOf, isComponent, type TextNode } from './tree.ts';

/** Words that belong together: a paragraph, a heading, a cell of a table, a field. */
export interface Passage {
  words: string;
  /** The line on which it begins, from 1. */
  line: number;
  field: string;
}

/**
 * The passages in a part of a text, with their lines in the text. Code and what is quoted in a
 * paragraph of its own are left out.
 */
export function collectPassages(node: TextNode): Passage[] {
  const line = node.position?.start.line ?? 1;
  const attributes = isComponent(node)
    ? Object.entries(attributesOf(node)).flatMap(([name, words]) =>
        findComponent(node.name)?.words?.includes(name)
          ? words
              .split('|')
              .map((part) => ({ words: part, line, field: `<${node.name ?? ''}> ${name}` }))
          : [],
      )
    : [];
  if (node.type === 'blockquote') return [];
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [{ words: toWords(node), line, field: 'text' }, ...collectInside(node)];
  return [...attributes, ...childrenOf(node).flatMap(collectPassages)];
}

/** Components inside a sentence have attributes with words too. */
function collectInside(node: TextNode): Passage[] {
  return childrenOf(node).flatMap((child) => [
    ...(isComponent(child) ? collectPassages({ ...child, children: [] }) : []),
    ...collectInside(child),
  ]);
}

function toWords(node: TextNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode') return '`';
  return childrenOf(node).map(toWords).join('');
}
