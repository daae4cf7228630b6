import Slugger from 'github-slugger';
import { findComponent } from '../components/components.ts';
import type { PagePart } from '../components/page-part.ts';
import { toWords } from './links.ts';
import { attributesOf, isComponent, type TextNode } from './tree.ts';

/**
 * The parts of a page that a link can lead to: its tabs, its headings by the ids that the build
 * gives them, and what its components bring.
 */
export function findParts(nodes: readonly TextNode[]): PagePart[] {
  const slugger = new Slugger();
  return nodes.flatMap((node) => {
    if (node.type === 'heading') return [{ id: slugger.slug(toWords(node)), words: toWords(node) }];
    if (!isComponent(node)) return [];
    const { parts = [], anchor } = findComponent(node.name) ?? {};
    const { [anchor?.id ?? '']: id, [anchor?.words ?? '']: words } = attributesOf(node);
    return id === undefined ? parts : [...parts, { id, words: words ?? id }];
  });
}
