import { mdxToMdast } from 'satteri';
import type { Block, Field, Inline, Table } from './blocks.ts';

/** What a text needs from outside to become a document. */
export interface TreeContext {
  /** The address that a link leads to outside the site; undefined where it is kept off the site. */
  toAddress: (target: string) => string | undefined;
  /** The blocks of a component that shows data of the site, such as the table of tiers. */
  toDataBlocks: (component: string, attributes: Record<string, string>) => Block[];
  words: { sumOfColumn: string; sumOfRow: string; days: string; lawTitle: (date: string) => string; lawReview: (date: string) => string };
}

interface Node {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  depth?: number;
  ordered?: boolean | null;
  start?: number | null;
  align?: Table['align'];
  attributes?: { name?: string; value?: unknown }[];
  children?: Node[];
}

/**
 * Reads a text as the tree that files are made from, with the parser that makes its page.
 *
 * @throws when the text holds something that no file can show; the content check finds that first
 */
export function toBlocks(body: string, context: TreeContext): Block[] {
  return withBlankRows((mdxToMdast(body) as Node).children ?? [], context);
}

/** `BlankRows` belongs to the table before it. */
function withBlankRows(nodes: readonly Node[], context: TreeContext): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) {
    const last = blocks.at(-1);
    if (node.name === 'BlankRows' && last?.type === 'table') last.blankRows = Number(attributesOf(node).count);
    else blocks.push(...toBlock(node, context));
  }
  return blocks;
}

function toBlock(node: Node, context: TreeContext): Block[] {
  const children = () => withBlankRows(node.children ?? [], context);
  const inlines = () => toInlines(node.children ?? [], context);
  switch (node.type) {
    case 'heading':
      // The title of a document is above all headings, as on a page.
      return [{ type: 'heading', level: Math.max(1, (node.depth ?? 2) - 1), children: inlines() }];
    case 'paragraph':
      return [{ type: 'paragraph', children: inlines() }];
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered ?? false,
          start: node.start ?? 1,
          items: (node.children ?? []).map((item) => withBlankRows(item.children ?? [], context)),
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
      throw new Error(`A document can’t show “${node.type}”.`);
  }
}

function toComponent(node: Node, children: () => Block[], context: TreeContext): Block[] {
  const attributes = attributesOf(node);
  const { title = '', date = '', nextReview = '', when = '', kind } = attributes;
  const { words } = context;
  switch (node.name) {
    case 'Note':
      return [{ type: 'note', tone: kind === 'warning' ? 'warning' : 'info', title: title || null, children: children() }];
    case 'PositionOfLaw': {
      const review: Block = { type: 'paragraph', children: [{ type: 'text', value: words.lawReview(nextReview) }] };
      return [{ type: 'note', tone: 'warning', title: words.lawTitle(date), children: [...children(), review] }];
    }
    case 'Card':
    case 'Moment':
      return [{ type: 'group', title: title || when, children: children() }];
    case 'Figures':
      return [{ type: 'figures', items: (node.children ?? []).filter(isElement).map(attributesOf).map(({ value = '', label = '' }) => ({ value, label })) }];
    case 'Fields':
      return [{ type: 'fields', items: (node.children ?? []).filter(isElement).map((field) => toField(attributesOf(field))) }];
    case 'ButtonLink':
      return [{ type: 'paragraph', children: toInlines([{ ...node, type: 'link', url: attributes.href ?? '' }], context) }];
    case 'Cards':
    case 'Steps':
    case 'Tab':
    case 'Tabs':
    case 'Timeline':
      return children();
    default:
      return context.toDataBlocks(node.name ?? '', attributes);
  }
}

function toTable(node: Node, context: TreeContext): Table {
  const rows = (node.children ?? []).map((row) => (row.children ?? []).map((cell) => toInlines(cell.children ?? [], context)));
  const columns = rows[0]?.length ?? 0;
  const lengths = Array.from({ length: columns }, (_, column) => Math.max(...rows.map((row) => JSON.stringify(row[column] ?? []).length)));
  return {
    type: 'table',
    align: Array.from({ length: columns }, (_, column) => node.align?.[column] ?? null),
    // A long column gets more room than a short one, though not in proportion.
    widths: lengths.map((length) => Math.round(Math.sqrt(Math.min(length, 400)))),
    rows,
    blankRows: 0,
  };
}

function toField({ label = '', hint, width, lines = '1', options = '' }: Record<string, string>): Field {
  const choices = options.split('|').map((option) => option.trim());
  return { label, hint: hint ?? null, half: width === 'half', lines: Number(lines), options: options ? choices : [] };
}

function toInlines(nodes: readonly Node[], context: TreeContext): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    const children = () => toInlines(node.children ?? [], context);
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ type: 'text', value: (node.value ?? '').replaceAll(/\s*\n\s*/g, ' ') }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: children() }];
      case 'break':
        return [{ type: 'break' }];
      case 'link': {
        const url = context.toAddress(node.url ?? '');
        return url ? [{ type: 'link', url, children: children() }] : children();
      }
      case 'paragraph':
        return children();
      case 'mdxJsxTextElement':
      case 'mdxJsxFlowElement':
        return [toCalculated(node, context)];
      default:
        throw new Error(`A document can’t show “${node.type}” inside a sentence.`);
    }
  });
}

function toCalculated(node: Node, { words }: TreeContext): Inline {
  const { of, from = '', to = '' } = attributesOf(node);
  if (node.name === 'Sum' && of === 'row') return { type: 'calculated', formula: { kind: 'row' }, label: words.sumOfRow };
  if (node.name === 'Sum') return { type: 'calculated', formula: { kind: 'column' }, label: words.sumOfColumn };
  if (node.name === 'Days') return { type: 'calculated', formula: { kind: 'days', from, to }, label: words.days };
  throw new Error(`A document can’t show <${node.name ?? ''}> inside a sentence.`);
}

const isElement = (node: Node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function attributesOf(node: Node): Record<string, string> {
  return Object.fromEntries((node.attributes ?? []).map(({ name = '', value }) => [name, String(value)]));
}
