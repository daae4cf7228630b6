import { attributesOf, childrenOf, isComponent, linkAttributes, parseText, TextError, type TextNode } from '../../content/text-tree.ts';
import type { SourceFile } from '../read.ts';

/** A link as somebody wrote it. */
export interface Link {
  target: string;
  /** The line of the file, from 1. */
  line: number;
  field: string;
  /** What the reader clicks; undefined where something else is the link, such as a card. */
  words?: string;
  /** Whether a component is the link. */
  isComponent?: boolean;
}

/** Components whose words are the link. */
const linkComponents = ['ButtonLink'];

/** The links in the text of a file; none where the text can’t be read, which is told elsewhere. */
export function collectTextLinks(file: SourceFile): Link[] {
  try {
    return collectBelow(parseText(file.body)).map((link) => ({ ...link, line: file.bodyLine + link.line - 1 }));
  } catch (error) {
    if (error instanceof TextError) return [];
    throw error;
  }
}

function collectBelow(node: TextNode): Link[] {
  const line = node.position?.start.line ?? 1;
  const inner = childrenOf(node).flatMap(collectBelow);
  if (node.type === 'link') return [{ target: node.url, line, field: 'text', words: toWords(node) }, ...inner];
  if (node.type === 'definition') return [{ target: node.url, line, field: 'text' }];
  if (!isComponent(node)) return inner;
  const attributes = attributesOf(node);
  const words = linkComponents.includes(node.name ?? '') ? { words: toWords(node), isComponent: true } : {};
  const own = linkAttributes.flatMap((name) =>
    attributes[name] === undefined ? [] : [{ target: attributes[name], line, field: 'text', ...words }],
  );
  return [...own, ...inner];
}

/** The words of a node and everything in it. */
export function toWords(node: TextNode): string {
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : childrenOf(node).map(toWords).join('');
}

/** The fields of a file that are nothing but an address, at any depth. */
export function collectFieldLinks(file: SourceFile): Link[] {
  return collectAddresses(file.data, []).map(({ target, path }) => ({ target, line: file.lineOf(path), field: path.join('.') }));
}

function collectAddresses(value: unknown, path: PropertyKey[]): { target: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return /^(https?:|\/(?!\/))\S*$/.test(value) ? [{ target: value, path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => collectAddresses(item, [...path, key]));
}
