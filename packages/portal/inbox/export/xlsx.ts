import writeExcelFile from 'write-excel-file/node';

/** Limited because the whole workbook is held in memory. */
export const maxRows = 10_000;

/** About as many as 10,000 usual rows have. More would fill the memory. */
export const maxLetters = 8_000_000;

/** Letters of a cell (Excel specifications and limits). */
const maxCell = 32_767;

/**
 * A workbook with one sheet. Every cell is text, so that none is a formula.
 *
 * @param headings the cells of the first row
 */
export async function toWorkbook(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Buffer> {
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((cells) =>
    cells.map((cell) =>
      cell === '' ? null : { value: cell.slice(0, maxCell), type: String, wrap: false },
    ),
  );
  return writeExcelFile([head, ...body], {
    columns: headings.map((heading) => ({ width: Math.max(16, heading.length + 2) })),
    stickyRowsCount: 1,
  }).toBuffer();
}
