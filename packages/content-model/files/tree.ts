import type { MdastNode, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';

/**
 * A node of a text, from the parser that also renders its page. Lines are counted from the
 * beginning of the text.
 */
export type TextNode = MdastNode;

/** A component that a text places, such as `<Note title="…">`. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A node and everything in it, in the order of the text. */
export function collectNodes(node: TextNode): TextNode[] {
  const nodes: TextNode[] = [];
  // One list for all: joining the list of each level would take time for each level, too.
  const collect = (one: TextNode): void => {
    nodes.push(one);
    childrenOf(one).forEach(collect);
  };
  collect(node);
  return nodes;
}

/** Takes nodes out of the tree below a node. */
export function without(node: TextNode, isLeftOut: (one: TextNode) => boolean): TextNode {
  if (!('children' in node)) return node;
  const children = node.children.filter((one) => !isLeftOut(one));
  return { ...node, children: children.map((one) => without(one, isLeftOut)) } as TextNode;
}

/** The nodes inside a node. */
export function childrenOf(node: TextNode): TextNode[] {
  return 'children' in node ? node.children : [];
}

/** Covers components on lines of their own and inside a sentence. */
export function isComponent(node: TextNode): node is ComponentNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes of a component that are text in quotes; the content check refuses all others. */
export function attributesOf({
  attributes,
}: Pick<ComponentNode, 'attributes'>): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
