import GithubSlugger from 'github-slugger';
import { attributesOf, childrenOf, collectNodes, isComponent, parseText, TextError, type TextNode } from '../content/text-tree.ts';

const wordsOf = (node: TextNode): string =>
  'value' in node && typeof node.value === 'string' ? node.value : childrenOf(node).map(wordsOf).join('');

/** The parts of a page that a link can lead to: its headings, with the ids that the page gives them, and its tabs. */
export function listParts(text: string): { id: string; title: string }[] {
  const slugger = new GithubSlugger();
  try {
    return collectNodes(parseText(text)).flatMap((node) => {
      if (node.type === 'heading') return [{ id: slugger.slug(wordsOf(node)), title: wordsOf(node) }];
      const { id, label } = isComponent(node) ? attributesOf(node) : {};
      return id && label ? [{ id, title: label }] : [];
    });
  } catch (error) {
    // The check of the text says what is wrong with it.
    if (error instanceof TextError) return [];
    throw error;
  }
}
