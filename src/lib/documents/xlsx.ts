import writeExcelFile from 'write-excel-file/node';
import { toPlainText, type Block, type Formula, type Inline, type Table } from './blocks.ts';
import type { DocumentSource } from './source.ts';
import { withoutDates } from './zip.ts';

type Cell = Record<string, unknown> | null;

const style = {
  wrap: { wrap: true, alignVertical: 'top' },
  title: { fontWeight: 'bold', fontSize: 16, textColor: '#14213d' },
  heading: { fontWeight: 'bold', fontSize: 12, textColor: '#243b8f' },
  head: { fontWeight: 'bold', backgroundColor: '#f1ede3', wrap: true, alignVertical: 'center', borderStyle: 'thin', borderColor: '#8b8778' },
  cell: { wrap: true, alignVertical: 'top', borderStyle: 'thin', borderColor: '#c9c4b6' },
  calculated: { backgroundColor: '#f8f6f0', fontWeight: 'bold' },
} as const;

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
  const file = await writeExcelFile(sheets as never, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer();
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
const toSheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, 31).trim();

function toReadFirst({ title, kind, lead, facts, demonstration, words }: DocumentSource, sections: readonly Section[]) {
  const lines: Cell[] = [
    { value: title, ...style.title, ...style.wrap },
    { value: lead, ...style.wrap },
    ...[{ name: kind, value: '' }, ...facts].map(({ name, value }) => ({ value: value ? `${name}: ${value}` : name, ...style.wrap })),
    ...(demonstration ? [{ value: demonstration, ...style.wrap, fontStyle: 'italic' }] : []),
    ...sections.flatMap((section) => [null, ...(section.heading ? [{ value: section.heading, ...style.heading }] : []), ...toLines(section.blocks)]),
  ];
  return { sheet: toSheetName(words.readFirst), columns: [{ width: 100 }], data: lines.map((line) => [line]), showGridLines: false };
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
      default:
        throw new Error(`A spreadsheet can’t show “${block.type}”.`);
    }
  });
}

function toSheet({ heading, blocks }: Section) {
  const table = blocks.find(isTable);
  const columns = table?.rows[0]?.length ?? 1;
  const across = (cell: Cell) => [{ ...cell, columnSpan: columns }, ...Array.from({ length: columns - 1 }, () => null)];
  const words = toLines(blocks.filter((block) => !isTable(block)));
  const above = [
    across({ value: heading, ...style.title }),
    // A joined cell does not grow with its text, so its height is reckoned here.
    ...words.map((line) => across({ ...line, height: 16 * Math.ceil(String(line?.['value'] ?? '').length / (columns * 15)) })),
    Array.from({ length: columns }, () => null),
  ];
  const widths = (table?.widths ?? []).map((width) => ({ width: Math.min(40, Math.max(12, width * 2.2)) }));
  return {
    sheet: toSheetName(heading),
    columns: widths,
    data: [...above, ...(table ? toRows(table, above.length) : [])],
    stickyRowsCount: above.length + 1,
    orientation: 'landscape',
  };
}

function toRows(table: Table, rowsAbove: number): Cell[][] {
  const [head = [], ...body] = table.rows;
  const totals = body.filter((row) => row.some((cell) => formulaOf(cell)?.kind === 'column'));
  const filled = body.filter((row) => !totals.includes(row));
  const pattern = (filled.at(-1) ?? []).map((cell) => (formulaOf(cell) ? cell : []));
  const rows = [...filled, ...Array.from({ length: table.blankRows }, () => pattern), ...totals];
  const first = rowsAbove + 2;
  return [
    head.map((cell) => ({ value: toPlainText(cell), ...style.head })),
    ...rows.map((row, index) => row.map((cell, column) => toCell(cell, column, first + index, first))),
  ];
}

const formulaOf = (cell: readonly Inline[]): Formula | undefined => cell.find((node) => node.type === 'calculated')?.formula;

function toCell(inlines: readonly Inline[], column: number, row: number, firstRow: number): Cell {
  const formula = formulaOf(inlines);
  if (formula) return { type: 'Formula', value: toFormula(formula, column, row, firstRow), ...style.cell, ...style.calculated };
  const value = toPlainText(inlines).trim();
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'dd-mm-yyyy', ...style.cell };
  if (/^\d+$/.test(value)) return { type: Number, value: Number(value), ...style.cell };
  return value ? { value, ...style.cell } : { ...style.cell };
}

function toFormula(formula: Formula, column: number, row: number, firstRow: number): string {
  const name = (index: number) => String.fromCharCode(65 + index);
  switch (formula.kind) {
    case 'column':
      return `=SUM(${name(column)}${firstRow}:${name(column)}${row - 1})`;
    case 'row':
      return `=SUM(B${row}:${name(column - 1)}${row})`;
    case 'days':
      return `=IF(OR(${formula.from}${row}="",${formula.to}${row}=""),"",${formula.to}${row}-${formula.from}${row})`;
  }
}
