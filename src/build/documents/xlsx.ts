import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import writeExcelFile, { type Feature } from 'write-excel-file/node';
import { toPlainText, type Block, type Table } from './blocks.ts';
import type { DocumentSource } from './source.ts';
import { style, toHeight, toRows, withHeight, type Cell } from './xlsx-cells.ts';
import { withoutDates } from './zip.ts';

/** Prints each sheet as wide as the paper, on as many pages as it needs. */
const fitToWidth: Feature<Buffer | Stream | Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml
            .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
            .replace('<pageSetup ', '<pageSetup fitToWidth="1" fitToHeight="0" '),
      },
    },
  },
};

/** A part of the text: a heading and what follows it. */
interface Section {
  heading: string;
  blocks: Block[];
}

/**
 * Makes the workbook of a text: a sheet for each part that holds a table, and before them one with
 * all other words. Cells that are reckoned hold formulas, and empty rows carry them on.
 */
export async function makeXlsx(source: DocumentSource): Promise<Buffer> {
  const sections = toSections(source.blocks);
  const tables = sections.filter(({ blocks }) => blocks.some(isTable));
  const readFirst = toReadFirst(
    source,
    sections.filter((section) => !tables.includes(section)),
  );
  const sheets = [readFirst, ...tables.map((section) => toSheet(section))];
  const file = await writeExcelFile(sheets as never, { fontFamily: 'Calibri', fontSize: 11, features: [fitToWidth] }).toBuffer();
  return withoutDates(Buffer.from(file));
}

const isTable = (block: Block): block is Table => block.type === 'table';

function toSections(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [{ heading: '', blocks: [] }];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 1) sections.push({ heading: toPlainText(block.children), blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections.filter((section) => section.heading || section.blocks.length > 0);
}

/** Excel allows 31 characters in the name of a sheet, and not these signs. */
const toSheetName = (name: string) =>
  name
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 31)
    .trim();

function toReadFirst({ title, kind, lead, facts, demonstration, words }: DocumentSource, sections: readonly Section[]) {
  const lines: Cell[] = [
    { value: title, ...style.title, ...style.wrap },
    { value: lead, ...style.wrap },
    ...[{ name: kind, value: '' }, ...facts].map(({ name, value }) => ({ value: value ? `${name}: ${value}` : name, ...style.wrap })),
    ...(demonstration ? [{ value: demonstration, ...style.wrap, fontStyle: 'italic' }] : []),
    ...sections.flatMap((section) => [
      null,
      ...(section.heading ? [{ value: section.heading, ...style.heading }] : []),
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
        return [{ value: toPlainText(block.children), ...style.wrap, ...(block.type === 'heading' ? { fontWeight: 'bold' } : {}) }];
      case 'list':
        return block.items.flatMap((item, index) =>
          toLines(item).map((line, part) => ({
            ...line,
            value: `${part > 0 ? '    ' : block.ordered ? `${block.start + index}. ` : '• '}${String(line?.['value'] ?? '')}`,
          })),
        );
      case 'note':
      case 'group':
        return [...(block.title ? [{ value: block.title, ...style.wrap, fontWeight: 'bold' }] : []), ...toLines(block.children)];
      case 'quote':
        return toLines(block.children);
      case 'stats':
        return block.items.map(({ value, label }) => ({ value: `${value} ${label}`, ...style.wrap }));
      default:
        throw new Error(`A spreadsheet can’t show “${block.type}”.`);
    }
  });
}

function toSheet({ heading, blocks }: Section) {
  const table = blocks.find(isTable);
  const widths = (table?.widths ?? [40]).map((width) => Math.min(44, Math.max(12, width * 1.1)));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const nothing = widths.slice(1).map(() => null);
  const across = (cell: Cell): Cell[] => [{ ...cell, height: toHeight([cell], [whole]), columnSpan: widths.length }, ...nothing];
  const words = toLines(blocks.filter((block) => !isTable(block)));
  const above = [across({ value: heading, ...style.title }), ...words.map(across), [null, ...nothing]];
  return {
    sheet: toSheetName(heading),
    columns: widths.map((width) => ({ width })),
    data: [...above, ...(table ? toRows(table, above.length).map((row) => withHeight(row, widths)) : [])],
    stickyRowsCount: above.length + 1,
    orientation: 'landscape',
  };
}
