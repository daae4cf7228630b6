import { attributesOf, childrenOf, isComponent, parseText, type ComponentNode, type TextNode } from '../content/text-tree.ts';
import { toPlainText, type Block, type Field, type Table } from './blocks.ts';
import { toInlines, toLink, UnshownNode, type TreeContext } from './tree-nodes.ts';

/**
 * Reads a text as the tree that files are made from, with the parser that makes its page.
 *
 * @throws when the text holds something that no file can show; the content check finds that first
 */
export function toBlocks(body: string, context: TreeContext): Block[] {
  return withBlankRows(childrenOf(parseText(body)), context);
}

/** `BlankRows` belongs to the table before it. */
function withBlankRows(nodes: readonly TextNode[], context: TreeContext): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) {
    const last = blocks.at(-1);
    if (!isComponent(node) || node.name !== 'BlankRows') blocks.push(...toBlock(node, context));
    else if (last?.type === 'table') last.blankRows = Number(attributesOf(node).count);
    else throw new UnshownNode(node, '<BlankRows>');
  }
  return blocks;
}

function toBlock(node: TextNode, context: TreeContext): Block[] {
  const children = () => withBlankRows(childrenOf(node), context);
  const inlines = () => toInlines(childrenOf(node), context);
  switch (node.type) {
    case 'heading':
      // The title of a document is above all headings, as on a page.
      return [{ type: 'heading', level: Math.max(1, node.depth - 1), children: inlines() }];
    case 'paragraph':
      return [{ type: 'paragraph', children: inlines() }];
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered ?? false,
          start: node.start ?? 1,
          items: node.children.map((item) => withBlankRows(item.children, context)),
        },
      ];
    case 'table':
      return [toTable(node, context)];
    case 'blockquote':
      return [{ type: 'quote', children: children() }];
    case 'mdxJsxFlowElement':
      return toComponent(node, children, context);
    case 'mdxJsxTextElement':
      return [{ type: 'paragraph', children: toInlines([node], context) }];
    default:
      throw new UnshownNode(node, node.type);
  }
}

function toComponent(node: ComponentNode, children: () => Block[], context: TreeContext): Block[] {
  const attributes = attributesOf(node);
  const { title = '', date = '', reviewBy = '', label = '', tone } = attributes;
  const { words } = context;
  switch (node.name) {
    case 'Note':
      return [{ type: 'note', tone: tone === 'warning' ? 'warning' : 'info', title: title || null, children: children() }];
    case 'PositionOfLaw': {
      const review: Block = { type: 'paragraph', children: [{ type: 'text', value: words.lawReview(reviewBy) }] };
      return [{ type: 'note', tone: 'warning', title: words.lawTitle(date), children: [...children(), review] }];
    }
    case 'Card':
    case 'TimelineItem':
      return [{ type: 'group', title: title || label, children: children() }];
    case 'Stats':
      return [
        {
          type: 'stats',
          items: childrenOf(node)
            .filter(isComponent)
            .map(attributesOf)
            .map(({ value = '', label = '' }) => ({ value, label })),
        },
      ];
    case 'Fields':
      return [
        {
          type: 'fields',
          items: childrenOf(node)
            .filter(isComponent)
            .map((field) => toField(attributesOf(field))),
        },
      ];
    case 'ButtonLink':
      return [{ type: 'paragraph', children: toLink(attributes.href ?? '', node.children, context) }];
    case 'Cards':
    case 'DataTable':
    case 'Steps':
    case 'Tab':
    case 'Tabs':
    case 'Timeline':
      return children();
    default:
      return context.toDataBlocks(node.name ?? '', attributes);
  }
}

function toTable(node: TextNode & { type: 'table' }, context: TreeContext): Table {
  const rows = node.children.map((row) => row.children.map((cell) => toInlines(cell.children, context)));
  const columns = rows[0]?.length ?? 0;
  const lengths = Array.from({ length: columns }, (_, column) => Math.max(6, ...rows.map((row) => toPlainText(row[column] ?? []).length)));
  return {
    type: 'table',
    align: Array.from({ length: columns }, (_, column) => node.align?.[column] ?? null),
    // A long column gets more room than a short one, though not in proportion.
    widths: lengths.map((length) => Math.round(4 * Math.sqrt(Math.min(length, 100)))),
    rows,
    blankRows: 0,
  };
}

function toField({ label = '', hint, width, lines = '1', options = '' }: Record<string, string>): Field {
  const choices = options.split('|').map((option) => option.trim());
  return { label, hint: hint ?? null, half: width === 'half', lines: Number(lines), options: options ? choices : [] };
}
