import { mdxToMdast, type MdastNode, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';

/** A node of a text, from the parser that also renders its page. Lines are counted from the beginning of the text. */
export type TextNode = MdastNode;

/** A component that a text places, such as `<Note title="…">`. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A component with its attributes, for questions that need no more of the text. */
export interface Component {
  name: string;
  attributes: Record<string, string>;
  /** The line in the text, from 1. */
  line: number;
}

/** A text that is not MDX, such as one with a component that is never closed. */
export class TextError extends Error {
  /** The line in the text, from 1. */
  readonly line: number;

  constructor(message: string, line: number, cause: unknown) {
    super(message, { cause });
    this.line = line;
  }
}

/** The attributes of components that hold the target of a link. */
export const linkAttributes: readonly string[] = ['href', 'more'];

/** The attributes of components that hold words, which are translated. */
export const wordAttributes: readonly string[] = ['title', 'label', 'moreLabel', 'value', 'hint', 'options'];

const trees = new Map<string, TextNode>();

/**
 * Parses the text of an entry, without its front matter. Each text is parsed once, so the tree must not be changed.
 *
 * @throws {TextError} when it is not MDX
 */
export function parseText(body: string): TextNode {
  const known = trees.get(body) ?? parse(body);
  trees.set(body, known);
  return known;
}

function parse(body: string): TextNode {
  try {
    return mdxToMdast(body);
  } catch (error) {
    // The parser reports “line:column: reason (line:column) (rule)”, and nothing in fields of its own.
    const { message } = error as Error;
    const [, line = '1', reason = message] = /^(\d+):\d+: (.*?)(?: \([\w-]+:[\w-]+\))?$/s.exec(message) ?? [];
    throw new TextError(reason.replaceAll(/ \(\d+:\d+\)/g, ''), Number(line), error);
  }
}

/** A node and everything in it, in the order of the text. */
export function collectNodes(node: TextNode): TextNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(collectNodes)] : [node];
}

/** The nodes inside a node. */
export function childrenOf(node: TextNode): TextNode[] {
  return 'children' in node ? node.children : [];
}

/** Whether a node is a component, on lines of its own or inside a sentence. */
export function isComponent(node: TextNode): node is ComponentNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes of a component that are text in quotes; the content check refuses all others. */
export function attributesOf({ attributes }: Pick<ComponentNode, 'attributes'>): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    ),
  );
}

interface Findings {
  components: Component[];
  links: string[];
}

const known = new Map<string, Findings>();

function find(body: string): Findings {
  const earlier = known.get(body);
  if (earlier) return earlier;
  const nodes = collectNodes(parseText(body));
  const components = nodes.filter(isComponent).map((node) => ({
    name: node.name ?? '',
    attributes: attributesOf(node),
    line: node.position?.start.line ?? 1,
  }));
  const links = [
    ...nodes.flatMap((node) => (node.type === 'link' || node.type === 'definition' ? [node.url] : [])),
    ...components.flatMap(({ attributes }) => linkAttributes.flatMap((name) => attributes[name] ?? [])),
  ];
  const findings = { components, links };
  known.set(body, findings);
  return findings;
}

/**
 * The components of a text, in their order.
 *
 * @throws {TextError} when it is not MDX
 */
export function findComponents(body: string): readonly Component[] {
  return find(body).components;
}

/**
 * The targets of the links of a text, as they are written.
 *
 * @throws {TextError} when it is not MDX
 */
export function findLinks(body: string): readonly string[] {
  return find(body).links;
}
