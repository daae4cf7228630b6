import { CheckBox, HeadingLevel, Paragraph, SimpleField, Table, TableCell, TableRow, TextRun, WidthType, type IParagraphOptions } from 'docx';
import type { Block, Field, Inline, Table as TableBlock } from './blocks.ts';

type Run = TextRun | CheckBox | SimpleField;
type Piece = Paragraph | Table;
type Frame = Pick<IParagraphOptions, 'border' | 'shading' | 'indent'>;

const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;
const line = { style: 'single', size: 4, color: 'C9C4B6' } as const;
const borders = { top: line, bottom: line, left: line, right: line };
const inCell = { spacing: { before: 40, after: 40 } };

/**
 * A function that writes blocks as the parts of a Word document. It numbers the lists of one document,
 * so that each begins at its own number.
 *
 * @param width the width of a line in twips
 */
export function createBodyWriter(width: number): (blocks: readonly Block[]) => Piece[] {
  let lists = 0;

  const write = (blocks: readonly Block[], frame: Frame = {}): Piece[] => blocks.flatMap((block) => writeBlock(block, frame));

  const writeBlock = (block: Block, frame: Frame): Piece[] => {
    switch (block.type) {
      case 'heading':
        return [new Paragraph({ heading: headings[block.level - 1] ?? HeadingLevel.HEADING_3, children: toRuns(block.children) })];
      case 'paragraph':
        return [new Paragraph({ ...frame, children: toRuns(block.children) })];
      case 'list':
        return writeList(block, 0, frame);
      case 'table':
        return [toTable(block, width), new Paragraph({})];
      case 'quote':
        return write(block.children, { indent: { left: 400 } });
      case 'note': {
        const color = block.tone === 'warning' ? 'F08A24' : '243B8F';
        const fill = block.tone === 'warning' ? 'FFF4E6' : 'FAF8F3';
        const framed: Frame = { border: { left: { style: 'single', size: 24, color, space: 8 } }, shading: { type: 'clear', fill }, indent: { left: 200 } };
        return [...(block.title ? [toLabel(block.title, framed)] : []), ...write(block.children, framed)];
      }
      case 'group':
        return [toLabel(block.title, frame), ...write(block.children, frame)];
      case 'figures':
        return block.items.map(({ value, label }) => new Paragraph({ children: [new TextRun({ text: value, bold: true, size: 32 }), new TextRun(`  ${label}`)] }));
      case 'fields':
        return [toFields(block.items, width), new Paragraph({})];
    }
  };

  const writeList = (list: Block & { type: 'list' }, level: number, frame: Frame): Piece[] => {
    lists += 1;
    const numbering = list.ordered ? { reference: 'numbers', level, instance: lists } : { reference: 'bullets', level };
    return list.items.flatMap((item) =>
      item.flatMap((block, index) => {
        if (block.type === 'list') return writeList(block, level + 1, frame);
        if (block.type !== 'paragraph') return writeBlock(block, frame);
        const place = index === 0 ? { numbering } : { indent: { left: 400 * (level + 1) } };
        return [new Paragraph({ ...frame, indent: undefined, ...place, children: toRuns(block.children) })];
      }),
    );
  };

  return write;
}

const toLabel = (text: string, frame: Frame) => new Paragraph({ ...frame, keepNext: true, children: [new TextRun({ text, bold: true })] });

function toTable({ rows, widths, blankRows }: TableBlock, width: number): Table {
  const total = widths.reduce((sum, one) => sum + one, 0);
  const columnWidths = widths.map((one) => Math.round((one / total) * width));
  const blank = Array.from({ length: blankRows }, () => widths.map((): Inline[] => []));
  return new Table({
    columnWidths,
    width: { size: width, type: WidthType.DXA },
    rows: [...rows, ...blank].map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: row.map((cell, column) => toCell([new Paragraph({ ...inCell, children: toRuns(cell, index === 0) })], columnWidths[column] ?? 0, index === 0)),
        }),
    ),
  });
}

/** A row for each field: what is asked for, and room to type. */
function toFields(fields: readonly Field[], width: number): Table {
  const columnWidths = [Math.round(width * 0.36), Math.round(width * 0.64)];
  const rows = fields.map((field) => {
    const label = [new Paragraph({ ...inCell, children: [new TextRun({ text: field.label, bold: true })] })];
    if (field.hint) label.push(new Paragraph({ ...inCell, children: [new TextRun({ text: field.hint, size: 17, color: '596178' })] }));
    const room = field.options.length > 0 ? field.options.map(toOption) : [new Paragraph(inCell)];
    return new TableRow({
      cantSplit: true,
      height: { value: 440 * Math.max(1, field.lines), rule: 'atLeast' },
      children: [toCell(label, columnWidths[0] ?? 0, true), toCell(room, columnWidths[1] ?? 0, false)],
    });
  });
  return new Table({ columnWidths, width: { size: width, type: WidthType.DXA }, rows });
}

const toOption = (option: string) => new Paragraph({ ...inCell, children: [new CheckBox({ alias: option }), new TextRun(`  ${option}`)] });

function toCell(children: Paragraph[], width: number, head: boolean): TableCell {
  return new TableCell({
    children,
    borders,
    width: { size: width, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 110, right: 110 },
    ...(head ? { shading: { type: 'clear', fill: 'F1EDE3' } } : {}),
  });
}

function toRuns(inlines: readonly Inline[], bold = false): Run[] {
  return inlines.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
        // What stands in brackets is for the reader to put in.
        return node.value
          .split(/(\[[^\]]+\])/)
          .filter(Boolean)
          .map((text) => new TextRun({ text, bold, ...(text.startsWith('[') ? { shading: { type: 'clear' as const, fill: 'FFE8C7' } } : {}) }));
      case 'break':
        return [new TextRun({ break: 1 })];
      case 'calculated':
        return [new TextRun({ text: node.label, bold, color: '596178' })];
      case 'link':
        // A field, as the library gives the other kind of link a number by chance.
        return [new SimpleField(`HYPERLINK "${node.url}"`, node.children.map((child) => ('value' in child ? child.value : '')).join(''))];
      default:
        return toRuns(node.children, bold || node.type === 'strong');
    }
  });
}
