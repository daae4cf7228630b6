import type { Palette } from '@federation/base/colours/palette';
import {
  plainTextOf,
  type Formula,
  type Inline,
  type Table,
} from '@federation/content-model/components/document-blocks';
import { isDay, toDate } from '@federation/base/working-days';

/** A cell in the form that the library expects; null is an empty cell. */
export type Cell = Record<string, unknown> | null;

export const wrap = { wrap: true, alignVertical: 'top' } as const;

/** Creates the styles of cells in the colours of the federation. */
export const createCellStyles = ({ ink, action, paper, sand, hairline, lineStrong }: Palette) =>
  ({
    title: { fontWeight: 'bold', fontSize: 16, textColor: ink },
    heading: { fontWeight: 'bold', fontSize: 12, textColor: action },
    head: {
      fontWeight: 'bold',
      backgroundColor: sand,
      wrap: true,
      alignVertical: 'center',
      borderStyle: 'thin',
      borderColor: lineStrong,
    },
    cell: { wrap: true, alignVertical: 'top', borderStyle: 'thin', borderColor: hairline },
    calculated: { backgroundColor: paper, fontWeight: 'bold' },
  }) as const;

export type CellStyles = ReturnType<typeof createCellStyles>;

const textOf = (cell: Cell) => (cell?.['type'] === 'Formula' ? '' : String(cell?.['value'] ?? ''));

/** Calculates the height of a row in points, because not every program fits rows to their text. */
export function calculateHeight(cells: readonly Cell[], widths: readonly number[]): number {
  const lines = cells.map((cell, index) =>
    Math.ceil(textOf(cell).length / ((widths[index] ?? 12) * 0.95)),
  );
  const size = Math.max(11, ...cells.map((cell) => Number(cell?.['fontSize'] ?? 0)));
  return Math.round(size * 1.4) * Math.max(1, ...lines) + 3;
}

/** Sets the height of a row, which the library reads from the first cell. */
export const withHeight = (row: Cell[], widths: readonly number[]): Cell[] =>
  row.map((cell, index) =>
    index === 0 ? { ...cell, height: calculateHeight(row, widths) } : cell,
  );

/**
 * Converts a table to rows of a sheet, with its empty rows, totals last.
 *
 * @param rowsAbove the number of rows above it in the sheet
 */
export function toSheetRows(table: Table, rowsAbove: number, styles: CellStyles): Cell[][] {
  const [head = [], ...body] = table.rows;
  const totals = body.filter((row) => row.some((cell) => formulaOf(cell)?.kind === 'column'));
  const filled = body.filter((row) => !totals.includes(row));
  const pattern = (filled.at(-1) ?? []).map((cell) => (formulaOf(cell) ? cell : []));
  const rows = [...filled, ...Array.from({ length: table.blankRows }, () => pattern), ...totals];
  const first = rowsAbove + 2;
  return [
    head.map((cell) => ({ value: plainTextOf(cell), ...styles.head })),
    ...rows.map((row, index) =>
      row.map((cell, column) =>
        toCell(cell, { column, row: first + index, firstRow: first }, styles),
      ),
    ),
  ];
}

const formulaOf = (cell: readonly Inline[]): Formula | undefined =>
  cell.find((node) => node.type === 'calculated')?.formula;

interface CellPosition {
  column: number;
  row: number;
  firstRow: number;
}

function toCell(
  inlines: readonly Inline[],
  { column, row, firstRow }: CellPosition,
  styles: CellStyles,
): Cell {
  const formula = formulaOf(inlines);
  if (formula)
    return {
      type: 'Formula',
      value: toFormula(formula, column, row, firstRow),
      ...styles.cell,
      ...styles.calculated,
    };
  const value = plainTextOf(inlines).trim();
  if (isDay(value))
    return {
      type: Date,
      value: toDate(value),
      format: 'dd-mm-yyyy',
      ...styles.cell,
    };
  if (/^\d{1,3}(,?\d{2,3})*$/.test(value))
    return {
      type: Number,
      value: Number(value.replaceAll(',', '')),
      format: '#,##0',
      ...styles.cell,
    };
  return value ? { value, ...styles.cell } : { ...styles.cell };
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
