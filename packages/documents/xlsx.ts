import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeExcelFile, { type Feature } from 'write-excel-file/node';
import {
  plainTextOf,
  type Block,
  type Table,
} from '@federation/content-model/components/document-blocks';
import type { DocumentSource } from './source.ts';
import { toSheetName } from './sheet-name.ts';
import {
  calculateHeight,
  toSheetRows,
  createCellStyles,
  withHeight,
  wrap,
  type Cell,
  type CellStyles,
} from './xlsx-cells.ts';
import { removeDates } from './zip.ts';

/**
 * The width of a page (A4, landscape) between the margins of the library, in characters of Calibri
 * 11.
 */
const pageWidth = 138;

/** Scales down a sheet that is wider than the page. */
const fitToPage: Feature<Buffer | Stream | Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transformElementAttributes: (element, attributes, _index, { columns = [] }) => {
          const width = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
          if (element !== 'pageSetup' || width <= pageWidth) return attributes;
          return { ...attributes, scale: Math.floor((pageWidth / width) * 100) };
        },
      },
    },
  },
};

/** A heading and the blocks below it. */
interface SheetSection {
  heading: string;
  blocks: Block[];
}

/**
 * Makes a workbook: first a sheet with the text, then one for each section with a table. Calculated
 * cells have formulas, in empty rows too.
 */
export async function makeXlsx(source: DocumentSource): Promise<Buffer> {
  const sections = toSections(source.blocks);
  const tables = sections.filter(({ blocks }) => blocks.some(isTable));
  const styles = createCellStyles(source.organisation.colours);
  const readFirst = createFirstSheet(
    source,
    styles,
    sections.filter((section) => !tables.includes(section)),
  );
  const sheets = [readFirst, ...tables.map((section) => createTableSheet(section, styles))];
  // The library has a type for each kind of cell; `Cell` is any of them.
  const file = await writeExcelFile(sheets as never, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [fitToPage],
  }).toBuffer();
  return removeDates(Buffer.from(file));
}

const isTable = (block: Block): block is Table => block.type === 'table';

function toSections(blocks: readonly Block[]): SheetSection[] {
  const sections: SheetSection[] = [{ heading: '', blocks: [] }];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 1)
      sections.push({ heading: plainTextOf(block.children), blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections.filter((section) => section.heading || section.blocks.length > 0);
}

function createFirstSheet(
  { title, kind, lead, facts, demonstration, words }: DocumentSource,
  styles: CellStyles,
  sections: readonly SheetSection[],
) {
  const lines: Cell[] = [
    { value: title, ...styles.title, ...wrap },
    { value: lead, ...wrap },
    ...[{ name: kind, value: '' }, ...facts].map(({ name, value }) => ({
      value: value ? `${name}: ${value}` : name,
      ...wrap,
    })),
    ...(demonstration ? [{ value: demonstration, ...wrap, fontStyle: 'italic' }] : []),
    ...sections.flatMap((section) => [
      null,
      ...(section.heading ? [{ value: section.heading, ...styles.heading }] : []),
      ...toLines(section.blocks),
    ]),
  ];
  return {
    sheet: toSheetName(words.readFirst),
    columns: [{ width: 100 }],
    data: lines.map((line) => withHeight([line], [100])),
    showGridLines: false,
    orientation: 'landscape',
  };
}

function toLines(blocks: readonly Block[]): Cell[] {
  return blocks.flatMap((block): Cell[] => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return [
          {
            value: plainTextOf(block.children),
            ...wrap,
            ...(block.type === 'heading' ? { fontWeight: 'bold' } : {}),
          },
        ];
      case 'list':
        return block.items.flatMap((item, index) =>
          toLines(item).map((line, part) => ({
            ...line,
            value: `${part > 0 ? '    ' : block.ordered ? `${block.start + index}. ` : '• '}${String(line?.['value'] ?? '')}`,
          })),
        );
      case 'note':
      case 'group':
        return [
          ...(block.title ? [{ value: block.title, ...wrap, fontWeight: 'bold' }] : []),
          ...toLines(block.children),
        ];
      case 'quote':
        return toLines(block.children);
      case 'stats':
        return block.items.map(({ value, label }) => ({
          value: `${value} ${label}`,
          ...wrap,
        }));
      default:
        throw new Error(`A spreadsheet can’t show “${block.type}”.`);
    }
  });
}

function createTableSheet({ heading, blocks }: SheetSection, styles: CellStyles) {
  const table = blocks.find(isTable);
  const widths = (table?.widths ?? [40]).map((width) => Math.min(44, Math.max(12, width * 1.1)));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const nothing = widths.slice(1).map(() => null);
  const across = (cell: Cell): Cell[] => [
    { ...cell, height: calculateHeight([cell], [whole]), columnSpan: widths.length },
    ...nothing,
  ];
  const words = toLines(blocks.filter((block) => !isTable(block)));
  const above = [
    across({ value: heading, ...styles.title }),
    ...words.map(across),
    [null, ...nothing],
  ];
  return {
    sheet: toSheetName(heading),
    columns: widths.map((width) => ({ width })),
    data: [
      ...above,
      ...(table
        ? toSheetRows(table, above.length, styles).map((row) => withHeight(row, widths))
        : []),
    ],
    stickyRowsCount: above.length + 1,
    orientation: 'landscape',
  };
}
