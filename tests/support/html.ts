import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** An element of a built page. */
export interface Tag {
  /** Its name in lower case, such as `a`. */
  name: string;
  attributes: Record<string, string>;
  /** All the text in it, except that of scripts and styles inside it. */
  readonly text: string;
  /** The elements in it at any depth, in the order of the page. */
  readonly tags: Tag[];
}

/**
 * All the elements of a page in their order, as a browser without JavaScript sees them, including
 * `noscript`.
 */
export function findTags(html: string): Tag[] {
  return findIn(parse(html, { scriptingEnabled: false }));
}

function findIn(node: Node): Tag[] {
  const found: Tag[] = [];
  const visit = (parent: Node) => {
    for (const child of childrenOf(parent)) {
      if (tree.isElementNode(child)) found.push(toTag(child));
      visit(child);
    }
  };
  visit(node);
  return found;
}

function toTag(element: Element): Tag {
  return {
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    get text() {
      return childrenOf(element).map(toText).join('');
    },
    get tags() {
      return findIn(element);
    },
  };
}

function toText(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (!tree.isElementNode(node) || node.tagName === 'script' || node.tagName === 'style') return '';
  return childrenOf(node).map(toText).join('');
}

function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}
