import {
  CheckBox,
  Paragraph,
  SimpleField,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type {
  FormField,
  Inline,
  Table as TableBlock,
} from '@federation/content-model/components/document-blocks';

type Run = TextRun | CheckBox | SimpleField;

const line = { style: 'single', size: 4, color: 'C9C4B6' } as const;
const borders = { top: line, bottom: line, left: line, right: line };
const inCell = { spacing: { before: 40, after: 40 } };

/** Creates a table whose heading is repeated on each page. */
export function createTable({ rows, widths, blankRows }: TableBlock, width: number): Table {
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
          children: row.map((cell, column) =>
            createCell(
              [new Paragraph({ ...inCell, children: toRuns(cell, index === 0) })],
              columnWidths[column] ?? 0,
              index === 0,
            ),
          ),
        }),
    ),
  });
}

/** Creates a table with a row for each field: its label and room to type. */
export function createFieldTable(fields: readonly FormField[], width: number): Table {
  const columnWidths = [Math.round(width * 0.36), Math.round(width * 0.64)];
  const rows = fields.map((field) => {
    const label = [
      new Paragraph({ ...inCell, children: [new TextRun({ text: field.label, bold: true })] }),
    ];
    if (field.hint)
      label.push(
        new Paragraph({
          ...inCell,
          children: [new TextRun({ text: field.hint, size: 17, color: '596178' })],
        }),
      );
    const room =
      field.options.length > 0 ? field.options.map(createOption) : [new Paragraph(inCell)];
    return new TableRow({
      cantSplit: true,
      height: { value: 440 * Math.max(1, field.lines), rule: 'atLeast' },
      children: [
        createCell(label, columnWidths[0] ?? 0, true),
        createCell(room, columnWidths[1] ?? 0, false),
      ],
    });
  });
  return new Table({ columnWidths, width: { size: width, type: WidthType.DXA }, rows });
}

const createOption = (option: string) =>
  new Paragraph({
    ...inCell,
    children: [new CheckBox({ alias: option }), new TextRun(`  ${option}`)],
  });

function createCell(children: Paragraph[], width: number, head: boolean): TableCell {
  return new TableCell({
    children,
    borders,
    width: { size: width, type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 110, right: 110 },
    ...(head ? { shading: { type: 'clear', fill: 'F1EDE3' } } : {}),
  });
}

/** Converts inline text with its formatting. */
export function toRuns(inlines: readonly Inline[], bold = false): Run[] {
  return inlines.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
        // Highlight brackets, which the reader fills in.
        return node.value
          .split(/(\[[^\]]+\])/)
          .filter(Boolean)
          .map(
            (text) =>
              new TextRun({
                text,
                bold,
                ...(text.startsWith('[')
                  ? { shading: { type: 'clear' as const, fill: 'FFE8C7' } }
                  : {}),
              }),
          );
      case 'break':
        return [new TextRun({ break: 1 })];
      case 'calculated':
        return [new TextRun({ text: node.label, bold, color: '596178' })];
      case 'link':
        // Use a field: the library gives its other links random ids.
        return [
          new SimpleField(
            `HYPERLINK "${node.url}"`,
            node.children.map((child) => ('value' in child ? child.value : '')).join(''),
          ),
        ];
      default:
        return toRuns(node.children, bold || node.type === 'strong');
    }
  });
}
