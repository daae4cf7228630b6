import { findComponent } from '@federation/content-model/components';
import {
  plainTextOf,
  type Block,
  type Table,
} from '@federation/content-model/components/document-blocks';
import { getTranslator } from '@federation/i18n/strings';
import {
  attributesOf,
  childrenOf,
  isComponent,
  type ComponentNode,
  type TextNode,
} from '@federation/content-model/files/tree';
import { toInlines, toLink, UnsupportedNode, type TreeContext } from './tree-nodes.ts';
import type { ContentText } from '@federation/content-model/files/text';

/**
 * Converts a text to the blocks of documents. It leaves out components with invalid attributes, which
 * the content check reports.
 *
 * @throws {UnsupportedNode} if documents can’t show a part; the content check finds that first
 */
export function toBlocks(text: ContentText, context: TreeContext): Block[] {
  return toBlocksFrom(childrenOf(text.tree), context);
}

function toBlocksFrom(nodes: readonly TextNode[], context: TreeContext): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) {
    const { form, data } = isComponent(node) ? readComponent(node) : {};
    if (typeof form !== 'object' || !('table' in form)) {
      blocks.push(...toBlock(node, context));
      continue;
    }
    const above = blocks.pop();
    if (above?.type !== 'table') throw new UnsupportedNode(node);
    blocks.push(data ? form.table(above, data) : above);
  }
  return blocks;
}

/** The document form of a component, and its attributes if they are valid. */
function readComponent(node: ComponentNode) {
  const definition = findComponent(node.name);
  return {
    form: definition?.document,
    data: definition?.attributes.safeParse(attributesOf(node)).data,
  };
}

function toBlock(node: TextNode, context: TreeContext): Block[] {
  const children = () => toBlocksFrom(childrenOf(node), context);
  const inlines = () => toInlines(childrenOf(node), context);
  switch (node.type) {
    case 'heading':
      // The title of the document is its first level.
      return [{ type: 'heading', level: Math.max(1, node.depth - 1), children: inlines() }];
    case 'paragraph':
      return [{ type: 'paragraph', children: inlines() }];
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered ?? false,
          start: node.start ?? 1,
          items: node.children.map((item) => toBlocksFrom(item.children, context)),
        },
      ];
    case 'table':
      return [toTable(node, context)];
    case 'blockquote':
      return [{ type: 'quote', children: children() }];
    case 'mdxJsxFlowElement':
      return toComponentBlocks(node, children, context);
    case 'mdxJsxTextElement':
      return [{ type: 'paragraph', children: toInlines([node], context) }];
    default:
      throw new UnsupportedNode(node);
  }
}

function toComponentBlocks(
  node: ComponentNode,
  children: () => Block[],
  context: TreeContext,
): Block[] {
  const { form, data } = readComponent(node);
  if (form === 'children') return children();
  // The parent component reads it; the content check reports a missing parent.
  if (form === 'parent') return [];
  if (typeof form === 'object' && 'value' in form)
    return [{ type: 'paragraph', children: toInlines([node], context) }];
  if (!form || !('data' in form || 'blocks' in form)) throw new UnsupportedNode(node);
  if (!data) return [];
  if ('data' in form) return context.toData(form.data);
  const { language } = context;
  return form.blocks({
    attributes: data,
    children,
    items: () => childrenOf(node).filter(isComponent).map(attributesOf),
    toLink: (target) => toLink(target, node.children, context),
    language,
    t: getTranslator(language),
  });
}

function toTable(node: TextNode & { type: 'table' }, context: TreeContext): Table {
  const rows = node.children.map((row) =>
    row.children.map((cell) => toInlines(cell.children, context)),
  );
  const columns = rows[0]?.length ?? 0;
  const lengths = Array.from({ length: columns }, (_, column) =>
    Math.max(6, ...rows.map((row) => plainTextOf(row[column] ?? []).length)),
  );
  return {
    type: 'table',
    align: Array.from({ length: columns }, (_, column) => node.align?.[column] ?? null),
    // Longer columns are wider, but not in proportion.
    widths: lengths.map((length) => Math.round(4 * Math.sqrt(Math.min(length, 100)))),
    rows,
    blankRows: 0,
  };
}
