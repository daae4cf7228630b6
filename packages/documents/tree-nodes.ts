import { findComponent } from '@federation/content-model/components';
import type { SiteData } from '@federation/content-model/components/component-definition';
import type { Block, Inline } from '@federation/content-model/components/document-blocks';
import type { Language } from '@federation/i18n/languages';
import { getTranslator } from '@federation/i18n/strings';
import {
  attributesOf,
  childrenOf,
  isComponent,
  type ComponentNode,
  type TextNode,
} from '@federation/content-model/files/tree';

/** The facts about the site that a document needs. */
export interface TreeContext {
  language: Language;
  /** Converts the target of a link to a full address; undefined if the page is not published. */
  toAddress: (target: string) => string | undefined;
  /** Passes the data of the site to a component, such as the table of tiers. */
  toData: <Part extends Block | Inline>(make: (site: SiteData) => Part[]) => Part[];
}

/** Thrown for a part of a text that documents can’t show. */
export class UnsupportedNode extends Error {
  readonly node: TextNode;
  /** The component, or the parser’s name for the part. */
  readonly construct: string;

  constructor(node: TextNode) {
    const construct = isComponent(node) ? `<${node.name ?? ''}>` : node.type;
    const line = node.position?.start.line ?? 1;
    super(`A document can’t show “${construct}” (line ${line} of the text).`);
    this.node = node;
    this.construct = construct;
  }
}

/** Converts the words of a paragraph, a heading or a cell. */
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
        return toInline(node, context);
      default:
        throw new UnsupportedNode(node);
    }
  });
}

/** Makes a link, or plain words if the target is not published. */
export function toLink(
  target: string,
  children: readonly TextNode[],
  context: TreeContext,
): Inline[] {
  const url = context.toAddress(target);
  const words = toInlines(children, context);
  return url ? [{ type: 'link', url, children: words }] : words;
}

function toInline(node: ComponentNode, context: TreeContext): Inline[] {
  const { document: form, attributes } = findComponent(node.name) ?? {};
  if (form === 'children') return toInlines(childrenOf(node), context);
  if (typeof form !== 'object' || !('inline' in form || 'value' in form))
    throw new UnsupportedNode(node);
  const { data } = attributes?.safeParse(attributesOf(node)) ?? {};
  if (!data) return [];
  if ('value' in form) return context.toData((site) => [form.value(site, data)]);
  return [form.inline({ attributes: data, t: getTranslator(context.language) })];
}
